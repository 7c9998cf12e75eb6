// Moves a picture by mouse, wheel and touch, without blocking the page's scrolling, links or text selection.
(function () {
  'use strict';
  const threshold = 4;

  function dragByMouse(picture) {
    const view = picture.view;
    let start = null;
    let moved = false;

    view.addEventListener('pointerdown', (event) => {
      moved = false;
      // Text can be selected, other buttons belong to the browser, and touch scrolls.
      if (event.button !== 0 || event.pointerType === 'touch' || event.target.closest('text, .minimap')) return;
      start = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
    });
    view.addEventListener('pointermove', (event) => {
      if (!start) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!moved && Math.hypot(x, y) < threshold) return;
      if (!moved) view.setPointerCapture(event.pointerId);
      moved = true;
      view.classList.add('dragging');
      view.scrollLeft = start.left - x;
      view.scrollTop = start.top - y;
      picture.changed(true);
    });
    const end = () => {
      start = null;
      view.classList.remove('dragging');
    };
    view.addEventListener('pointerup', end);
    view.addEventListener('pointercancel', end);
    view.addEventListener('dragstart', (event) => { if (start) event.preventDefault(); });
    // The click that ends a drag must not follow a link.
    view.addEventListener('click', (event) => {
      if (moved) event.preventDefault();
      moved = false;
    }, true);
  }

  function zoomByWheel(picture) {
    picture.view.addEventListener('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = picture.view.getBoundingClientRect();
      picture.zoom(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
    }, { passive: false });
  }

  // Only beside nodes and texts, where a double click does nothing else.
  function zoomByDoubleClick(picture) {
    picture.view.addEventListener('dblclick', (event) => {
      if (event.target.closest('.node, text, .minimap')) return;
      event.preventDefault();
      const box = picture.view.getBoundingClientRect();
      picture.zoom(event.shiftKey ? 0.5 : 2, event.clientX - box.left, event.clientY - box.top);
    });
  }

  function pinch(picture) {
    const view = picture.view;
    let last = null;
    const read = (touches) => ({
      x: (touches[0].clientX + touches[1].clientX) / 2,
      y: (touches[0].clientY + touches[1].clientY) / 2,
      span: Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY),
    });
    view.addEventListener('touchstart', (event) => {
      last = event.touches.length === 2 ? read(event.touches) : null;
    }, { passive: true });
    view.addEventListener('touchmove', (event) => {
      if (event.touches.length !== 2 || !last) return;
      event.preventDefault();
      const next = read(event.touches);
      const box = view.getBoundingClientRect();
      view.scrollLeft -= next.x - last.x;
      view.scrollTop -= next.y - last.y;
      picture.zoom(next.span / last.span, next.x - box.left, next.y - box.top);
      last = next;
    }, { passive: false });
  }

  window.flowdoc.movePicture = function (picture) {
    dragByMouse(picture);
    zoomByWheel(picture);
    pinch(picture);
    zoomByDoubleClick(picture);
    const mark = () => picture.view.classList.toggle('can-drag', picture.overflows);
    picture.onChange(mark);
    mark();
  };
})();
