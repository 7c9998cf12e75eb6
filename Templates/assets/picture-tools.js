// Brings a page's pictures to life: buttons, keys, screenshots, and all that the other modules do.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const step = 1.25;

  const deeds = {
    in: (picture) => picture.zoom(step),
    out: (picture) => picture.zoom(1 / step),
    natural: (picture) => picture.setScale(1),
    fit: (picture) => picture.fit(),
    full: (picture) => document.fullscreenElement ? document.exitFullscreen() : picture.figure.requestFullscreen(),
    thumbnails: () => switchThumbnails(),
  };
  const keys = { '+': 'in', '=': 'in', '-': 'out', 0: 'fit' };

  function switchThumbnails() {
    const root = document.documentElement;
    const button = document.querySelector('[data-do="thumbnails"]');
    root.dataset.thumbnails = button.getAttribute('aria-pressed') === 'true' ? 'off' : 'on';
    flowdoc.remember('thumbnails', root.dataset.thumbnails);
    showThumbnailState();
  }

  function showThumbnailState() {
    const state = document.documentElement.dataset.thumbnails;
    if (!state) return;
    for (const button of document.querySelectorAll('[data-do="thumbnails"]')) {
      button.setAttribute('aria-pressed', String(state === 'on'));
    }
  }

  // Screenshots are asked for when their picture comes near.
  function loadImages(view) {
    const watcher = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('href', target.dataset.href);
        watcher.unobserve(target);
      }
    }, { rootMargin: '400px' });
    for (const image of view.querySelectorAll('image[data-href]')) watcher.observe(image);
  }

  function listen(picture) {
    const { figure } = picture;
    const tools = figure.querySelector('.tools');
    const output = tools.querySelector('output');
    tools.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (button) deeds[button.dataset.do](picture);
    });
    picture.view.addEventListener('keydown', (event) => {
      const deed = keys[event.key];
      if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      deeds[deed](picture);
    });
    const tell = () => { output.textContent = Math.round(picture.scale * 100) + ' %'; };
    picture.onChange(tell);
    tell();
    const full = tools.querySelector('[data-do="full"]');
    full.hidden = !document.fullscreenEnabled;
    figure.addEventListener('fullscreenchange', () => {
      full.setAttribute('aria-pressed', String(document.fullscreenElement === figure));
      picture.changed(false);
    });
  }

  for (const figure of document.querySelectorAll('.picture:has(.view svg)')) {
    const picture = new flowdoc.PictureView(figure);
    listen(picture);
    flowdoc.movePicture(picture);
    const graphs = [...picture.view.querySelectorAll('svg.flowdoc')].map(flowdoc.readPicture);
    if (figure.classList.contains('large')) flowdoc.addMinimap(picture, graphs[0]);
    flowdoc.beginPicture(picture, graphs[0]);
    const focused = flowdoc.sharePicture(picture, graphs[0]);
    for (const graph of graphs) flowdoc.travelPicture(picture, graph, focused);
    loadImages(picture.view);
  }
  showThumbnailState();
})();
