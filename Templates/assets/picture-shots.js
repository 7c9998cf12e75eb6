// Screenshots in pictures: loaded when they come into view, light or dark, and switched on and off.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const root = document.documentElement;
  const night = matchMedia('(prefers-color-scheme: dark)');

  function load(image) {
    const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : night.matches;
    image.setAttribute('href', (isDark && image.dataset.darkHref) || image.dataset.href);
  }

  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      load(target);
      watcher.unobserve(target);
    }
  }, { rootMargin: '400px' });

  function loadAll(selector) {
    for (const image of document.querySelectorAll(selector)) load(image);
  }

  const changeLook = () => loadAll('image[data-dark-href][href]');
  night.addEventListener('change', changeLook);
  new MutationObserver(changeLook).observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  addEventListener('beforeprint', () => loadAll('image[data-href]'));

  function tell() {
    const state = root.dataset.thumbnails;
    if (!state) return;
    for (const button of document.querySelectorAll('[data-do="thumbnails"]')) {
      button.setAttribute('aria-pressed', String(state === 'on'));
    }
  }

  /** Takes a drawing with screenshots out of its template: two drawings of each picture would make large pages slow. */
  flowdoc.unpackShots = function (figure) {
    const template = figure.querySelector('template[data-drawing]');
    if (template) template.replaceWith(template.content);
  };

  /** Loads the screenshots of a picture when they come into view. */
  flowdoc.showShots = function (picture) {
    for (const image of picture.view.querySelectorAll('image[data-href]')) watcher.observe(image);
    tell();
  };

  /** Shows or hides the screenshots in all pictures of the site. */
  flowdoc.switchShots = function (button) {
    root.dataset.thumbnails = button.getAttribute('aria-pressed') === 'true' ? 'off' : 'on';
    flowdoc.remember('thumbnails', root.dataset.thumbnails);
    tell();
  };
})();
