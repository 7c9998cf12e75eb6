// Reads a picture's nodes and edges from its ids: PREFIX-flow-CartFlow, PREFIX-edge-FROM_3eTO_3eKIND.
(function () {
  'use strict';

  // An id may itself hold the escape that stands between the ends, so each place is tried.
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

  /** The nodes of a picture by their keys, each with the edges that leave it and that come to it. */
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
      const edge = { element, from: found[0], to: found[1], name: element.getAttribute('aria-label') || '' };
      edge.from.ways.push(edge);
      edge.to.comings.push(edge);
      edges.push(edge);
    }
    return { svg, nodes, nodeOf, edges };
  };
})();
