// Pins the highlight of a node or a line until Escape: a click on a line, or P on a node, and #screen=ID in the address.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const kinds = ['screen', 'flow', 'link'];

  // Encodes an id like flowdoc: letters and digits stay, a colon becomes a dash, every other byte an escape.
  function encoded(text) {
    return Array.from(new TextEncoder().encode(text), (byte) => {
      const letter = String.fromCharCode(byte);
      return /[A-Za-z0-9]/.test(letter) ? letter : letter === ':' ? '-' : '_' + byte.toString(16);
    }).join('');
  }

  function named() {
    const [, kind, id] = location.hash.match(/^#(\w+)=(.+)$/) || [];
    if (!kinds.includes(kind)) return '';
    try { return kind + '-' + encoded(decodeURIComponent(id)); } catch { return ''; }
  }

  function decoded(key) {
    const bytes = [];
    for (let at = 0; at < key.length; at += 1) {
      const isEscape = key[at] === '_';
      bytes.push(isEscape ? parseInt(key.slice(at + 1, at + 3), 16) : key[at] === '-' ? 58 : key.charCodeAt(at));
      if (isEscape) at += 2;
    }
    return new TextDecoder().decode(new Uint8Array(bytes));
  }

  // A node without a name of its own in addresses does not change the address.
  function share(node) {
    const [, kind, id] = node.key.match(/^(\w+?)-(.+)$/) || [];
    if (!kinds.includes(kind)) return;
    try { history.replaceState(null, '', `#${kind}=${encodeURIComponent(decoded(id))}`); } catch { /* A file's may stay. */ }
  }

  /** Lets readers pin the highlight of a picture; `light` highlights nodes and their lines. */
  flowdoc.pinPicture = function (picture, graph, light) {
    const pins = { nodes: [], again() { light(pins.nodes); } };
    const set = (nodes) => {
      pins.nodes = nodes;
      picture.held = nodes.length === 1 ? nodes[0].key : '';
      graph.svg.classList.toggle('pinned', nodes.length > 0);
      pins.again();
    };
    const edgeAt = (target) => graph.edges.find(({ element }) => element.contains(target));

    graph.svg.addEventListener('click', (event) => {
      const element = event.target.closest('.node');
      const node = element && graph.nodeOf.get(element);
      const edge = edgeAt(event.target);
      if (node && node.target === node.element) return set([node]);
      if (edge) return set([edge.from, edge.to]);
      if (!element) set([]);
    });
    picture.figure.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && pins.nodes.length) {
        set([]);
        flowdoc.announce('No longer highlighted');
      }
      const element = event.target.closest && event.target.closest('.node');
      const node = element && graph.nodeOf.get(element);
      if (!node || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      set(pins.nodes.includes(node) ? [] : [node]);
      flowdoc.announce(pins.nodes.length ? 'Highlighted; press Escape to end' : 'No longer highlighted');
      if (pins.nodes.length) share(node);
    });

    pins.show = () => {
      const node = graph.nodes.get(named());
      if (!node || !graph.svg.getClientRects().length) return false;
      picture.figure.scrollIntoView({ block: 'nearest' });
      picture.reveal(node.element);
      set([node]);
      node.target.focus({ preventScroll: true });
      return true;
    };
    return pins;
  };

  /** Shows the node in the page's address, in the first picture that has it. */
  flowdoc.showNamed = function (pins) {
    const show = () => { pins.some((pin) => pin.show()); };
    addEventListener('hashchange', show);
    show();
  };
})();
