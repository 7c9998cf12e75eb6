// A small map below a large picture, which shows the visible part and moves it.
(function () {
  'use strict';
  const space = 'http://www.w3.org/2000/svg';
  const most = { width: 144, height: 72 };

  function rectangle(x, y, width, height, name) {
    const rect = document.createElementNS(space, 'rect');
    Object.entries({ x, y, width, height, class: name }).forEach(([key, value]) => rect.setAttribute(key, value));
    return rect;
  }

  function plan(map, graph, width, height) {
    const ratio = Math.min(most.width / width, most.height / height);
    map.setAttribute('viewBox', `0 0 ${width} ${height}`);
    map.setAttribute('width', width * ratio);
    map.setAttribute('height', height * ratio);
    map.replaceChildren();
    const shift = graph.svg.querySelector('.graph').transform.baseVal[0].matrix;
    for (const { element } of graph.nodes.values()) {
      const box = element.getBBox();
      const hue = [...element.classList].find((name) => name.startsWith('hue-')) || '';
      map.append(rectangle(box.x + shift.e, box.y + shift.f, box.width, box.height, hue));
    }
  }

  /** Adds a map of the visible drawing; `shown` returns that drawing. */
  window.flowdoc.addMinimap = function (picture, shown) {
    const view = picture.view;
    const map = document.createElementNS(space, 'svg');
    map.setAttribute('class', 'minimap');
    map.setAttribute('aria-hidden', 'true');
    const frame = rectangle(0, 0, 0, 0, 'window');
    let drawn, width, height;
    picture.figure.querySelector('figcaption').append(map);

    function redraw() {
      if (drawn === shown()) return;
      drawn = shown();
      ({ width, height } = picture.natural);
      plan(map, drawn, width, height);
      map.append(frame);
    }

    function update() {
      redraw();
      map.style.display = picture.overflows ? '' : 'none';
      const scale = picture.scale;
      frame.setAttribute('x', view.scrollLeft / scale);
      frame.setAttribute('y', view.scrollTop / scale);
      frame.setAttribute('width', Math.min(width, view.clientWidth / scale));
      frame.setAttribute('height', Math.min(height, view.clientHeight / scale));
    }

    function go(event) {
      const box = map.getBoundingClientRect();
      const scale = picture.scale;
      view.scrollLeft = ((event.clientX - box.left) / box.width) * width * scale - view.clientWidth / 2;
      view.scrollTop = ((event.clientY - box.top) / box.height) * height * scale - view.clientHeight / 2;
      picture.changed(true);
    }

    map.addEventListener('pointerdown', (event) => {
      map.setPointerCapture(event.pointerId);
      go(event);
    });
    map.addEventListener('pointermove', (event) => { if (event.buttons) go(event); });
    view.addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    picture.onChange(update);
    update();
  };
})();
