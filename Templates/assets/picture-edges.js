// Reads a picture's nodes and edges from its ids: PREFIX-flow-CartFlow, PREFIX-edge-FROM_3eTO_3eKIND.
(function () {
  'use strict';

  // An id may contain the separator itself, so each position is tried.
  function ends(rest, nodes) {
    for (let at = rest.indexOf('_3e'); at >= 0; at = rest.indexOf('_3e', at + 1)) {
      const from = nodes.get(rest.slice(0, at));
      if (!from) continue;
      for (let to = rest.indexOf('_3e', at + 3); to >= 0; to = rest.indexOf('_3e', to + 3)) {
        const node = nodes.get(rest.slice(at + 3, to));
        if (node) return [from, node];
      }
    }
    return null;
  }

  function makeNode(element, key) {
    return { element, key, target: element.querySelector('a') || element, ways: [], comings: [] };
  }

  // A sign on a node stands for a line to the node with the same sign.
  function addSigned(nodes) {
    const all = [...nodes.values()];
    const number = (name, start) => name.startsWith(start) && name.slice(start.length);
    for (const from of all) {
      for (const name of from.element.classList) {
        const sign = number(name, 'to-');
        const to = sign && all.find(({ element }) => element.classList.contains('sign-' + sign));
        if (!to || to === from) continue;
        const edge = { element: null, from, to, name: 'by a sign' };
        from.ways.push(edge);
        to.comings.push(edge);
      }
    }
  }

  /** The nodes of a picture by their keys, each with its outgoing and incoming edges. */
  window.flowdoc.readPicture = function (svg) {
    const graph = svg.querySelector('.graph');
    const prefix = graph ? graph.id.slice(0, -'graph'.length) : '';
    const nodes = new Map();
    const nodeOf = new WeakMap();
    for (const element of svg.querySelectorAll('.node')) {
      const key = element.id.slice(prefix.length);
      nodes.set(key, makeNode(element, key));
      nodeOf.set(element, nodes.get(key));
    }
    const edges = [];
    for (const element of svg.querySelectorAll('.edge')) {
      const found = ends(element.id.slice(prefix.length + 'edge-'.length), nodes);
      if (!found) continue;
      const title = element.querySelector('title');
      const edge = { element, from: found[0], to: found[1], name: title ? title.textContent : '' };
      edge.from.ways.push(edge);
      edge.to.comings.push(edge);
      edges.push(edge);
    }
    addSigned(nodes);
    return { svg, nodes, nodeOf, edges };
  };
})();
