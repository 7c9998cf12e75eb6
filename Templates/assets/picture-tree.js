// A tree in which the arrows reach every node of a picture: the parent of a node is the first that a walk from the beginning comes from.
(function () {
  'use strict';

  /** Sets the parent and the children of each node, in the order of an axis; nodes that no walk reaches begin walks of their own. */
  window.flowdoc.growTree = function (graph, first, place) {
    const rows = [];
    const open = [];
    function take(node, parent) {
      node.parent = parent;
      node.children = [];
      (parent ? parent.children : rows).push(node);
      open.push(node);
    }
    const inOrder = (nodes) => nodes.sort((a, b) => place(a) - place(b));
    const nodes = [...graph.nodes.values()];
    for (const root of [first, ...nodes.filter((node) => !node.comings.length), ...nodes]) {
      if (root.children) continue;
      take(root, null);
      while (open.length) {
        const node = open.shift();
        for (const to of inOrder(node.ways.map((way) => way.to))) if (!to.children) take(to, node);
      }
    }
    inOrder(rows);
    for (const node of nodes) node.siblings = node.parent ? node.parent.children : rows;
  };
})();
