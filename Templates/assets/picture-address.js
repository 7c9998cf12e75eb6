// Keeps the visible part of a picture in the page's address, so that it can be shared: #view=ID,SCALE,X,Y,NODE
(function () {
  'use strict';
  const mark = '#view=';

  function write(picture, state) {
    // A pinned node is already in the address, by its name.
    if (picture.held && picture.held === state.node && !state.isMoved) return;
    const view = picture.view;
    const x = (view.scrollLeft + view.clientWidth / 2) / picture.scale;
    const y = (view.scrollTop + view.clientHeight / 2) / picture.scale;
    const parts = [picture.figure.id, picture.scale.toFixed(2), Math.round(x), Math.round(y)];
    if (state.node) parts.push(state.node);
    try {
      history.replaceState(null, '', mark + parts.map(encodeURIComponent).join(','));
    } catch { /* Pages that are opened as files may keep their address. */ }
  }

  function read(id) {
    if (!location.hash.startsWith(mark)) return null;
    let parts;
    try { parts = location.hash.slice(mark.length).split(',').map(decodeURIComponent); } catch { return null; }
    const [name, scale, x, y, node] = parts;
    if (name !== id || ![scale, x, y].every((text) => Number.isFinite(Number(text)))) return null;
    return { scale: Number(scale), x: Number(x), y: Number(y), node };
  }

  /** Applies the page's address, and updates it as the reader moves; returns the function to call on focus. */
  window.flowdoc.sharePicture = function (picture, graph) {
    const state = { node: '', isMoved: false };
    let timer;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => write(picture, state), 300);
    };

    const shared = read(picture.figure.id);
    if (shared) {
      const view = picture.view;
      picture.setScale(shared.scale, 0, 0, false);
      view.scrollLeft = shared.x * picture.scale - view.clientWidth / 2;
      view.scrollTop = shared.y * picture.scale - view.clientHeight / 2;
      picture.figure.scrollIntoView({ block: 'nearest' });
      const node = shared.node && graph.nodes.get(shared.node);
      if (node) node.target.focus({ preventScroll: true });
      state.node = node ? shared.node : '';
    }
    picture.onChange((byReader) => {
      if (!byReader) return;
      state.isMoved = true;
      later();
    });
    return (node) => {
      state.node = node.key;
      state.isMoved = false;
      later();
    };
  };
})();
