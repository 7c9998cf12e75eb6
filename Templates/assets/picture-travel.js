// Keyboard navigation in a picture: arrows follow edges, and the surroundings of the pointer or the focus are highlighted.
(function () {
  'use strict';

  function light(graph, nodes) {
    for (const near of graph.svg.querySelectorAll('.near')) near.classList.remove('near');
    graph.svg.classList.toggle('lit', nodes.length > 0);
    for (const node of nodes) {
      node.element.classList.add('near');
      for (const edge of [...node.ways, ...node.comings]) {
        for (const part of [edge, edge.from, edge.to]) if (part.element) part.element.classList.add('near');
      }
    }
  }

  function centre(node) {
    const box = node.element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  // Pictures are read to the right or downwards; the direction of most edges shows which.
  function readsDown(graph) {
    let across = 0;
    let down = 0;
    for (const edge of graph.edges) {
      const from = centre(edge.from);
      const to = centre(edge.to);
      across += Math.abs(to.x - from.x);
      down += Math.abs(to.y - from.y);
    }
    return down > across;
  }

  function closest(node, edges, other, axis) {
    const at = centre(node)[axis];
    const far = (edge) => Math.abs(centre(edge[other])[axis] - at);
    return edges.filter((edge) => edge[other] !== node).sort((a, b) => far(a) - far(b))[0];
  }

  // Sizes and places change with the zoom, but not their order, so the tree is made once.
  function grown(graph) {
    if (!graph.axis) {
      graph.axis = readsDown(graph) ? 'x' : 'y';
      window.flowdoc.growTree(graph, beginning(graph), (node) => centre(node)[graph.axis]);
    }
    return graph.axis;
  }

  // The next node with the same parent; after the last one, the nearest node in that direction.
  function sibling(graph, node, axis, sign) {
    const next = node.siblings[node.siblings.indexOf(node) + sign];
    if (next) return next;
    const at = centre(node);
    const main = axis === 'x' ? 'y' : 'x';
    const far = (other) => {
      const there = centre(other);
      return Math.abs(there[axis] - at[axis]) + 2 * Math.abs(there[main] - at[main]);
    };
    return [...graph.nodes.values()].filter((other) => (centre(other)[axis] - at[axis]) * sign > 1)
      .sort((a, b) => far(a) - far(b))[0];
  }

  function next(graph, node, key) {
    const cross = grown(graph);
    const [on, back, after, before] = cross === 'x'
      ? ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'] : ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
    if (key === on) {
      const own = node.ways.filter((way) => way.to.parent === node);
      const edge = closest(node, own.length ? own : node.ways, 'to', cross);
      return edge && { node: edge.to, words: edge.name };
    }
    if (key === back) {
      const edge = closest(node, node.comings, 'from', cross);
      return edge && { node: edge.from, words: edge.name };
    }
    const found = key === after || key === before ? sibling(graph, node, cross, key === after ? 1 : -1) : null;
    return found && { node: found, words: '' };
  }

  function nodeAt(graph, target) {
    const element = target.closest && target.closest('.node');
    return element && graph.nodeOf.get(element);
  }

  function lightUnderPointer(graph, pins) {
    graph.svg.addEventListener('pointerover', (event) => {
      if (event.pointerType === 'touch') return;
      const node = nodeAt(graph, event.target);
      if (node) light(graph, [node]); else pins.again();
    });
    graph.svg.addEventListener('pointerleave', () => pins.again());
  }

  // The subject of the picture, or the first node.
  function beginning(graph) {
    const nodes = [...graph.nodes.values()];
    return nodes.find((node) => node.element.classList.contains('focus')) ||
      nodes.find((node) => !node.comings.length && node.ways.length) || nodes[0];
  }

  /** Scrolls to the beginning of a picture that does not fit, with room for the rest; a visible beginning stays. */
  window.flowdoc.beginPicture = function (picture, graph) {
    const node = beginning(graph);
    if (!node || !picture.overflows) return;
    const at = centre(node);
    const box = node.element.getBoundingClientRect();
    const room = picture.view.getBoundingClientRect();
    picture.view.scrollBy(
      box.right > room.right ? at.x - room.left - room.width * 0.6 : 0,
      box.bottom > room.bottom ? at.y - room.top - room.height * 0.6 : 0);
  };

  /** Makes one node of the picture a stop of the Tab key, from which the arrows move; returns the highlighted node. */
  window.flowdoc.travelPicture = function (picture, graph, onFocus) {
    const nodes = [...graph.nodes.values()];
    const pins = window.flowdoc.pinPicture(picture, graph, (held) => light(graph, held));
    if (!nodes.length) return pins;
    const stop = (node) => {
      for (const other of nodes) other.target.setAttribute('tabindex', other === node ? '0' : '-1');
    };
    stop(beginning(graph));
    lightUnderPointer(graph, pins);

    // Not on the svg itself: Chromium makes an svg with a focus listener a stop of the Tab key.
    const drawing = graph.svg.parentElement;
    drawing.addEventListener('focusin', (event) => {
      const node = nodeAt(graph, event.target);
      if (!node) return;
      stop(node);
      if (event.target.matches(':focus-visible')) light(graph, [node]);
      onFocus(node);
    });
    drawing.addEventListener('focusout', () => pins.again());
    drawing.addEventListener('keydown', (event) => {
      const node = nodeAt(graph, event.target);
      if (!node || !event.key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const found = next(graph, node, event.key);
      if (!found) return window.flowdoc.announce('Nothing in that direction');
      found.node.target.focus({ preventScroll: true });
      picture.reveal(found.node.element);
      if (found.words) window.flowdoc.announce(found.words);
    });
    return pins;
  };
})();
