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

  function fromCentre(node, view) {
    const box = node.element.getBoundingClientRect();
    const room = view.getBoundingClientRect();
    return { x: (box.left + box.right - room.left - room.right) / 2, y: (box.top + box.bottom - room.top - room.bottom) / 2 };
  }

  /** Remembers the node that a reader looks at, and returns a function that shows it in the other drawing, where it has another place. */
  flowdoc.rememberNode = function (picture, shown) {
    const far = (node) => {
      const { x, y } = fromCentre(node, picture.view);
      return Math.hypot(x, y);
    };
    const nodes = picture.overflows ? [...shown().nodes.values()] : [];
    const node = nodes.length && nodes.reduce((one, other) => (far(other) < far(one) ? other : one));
    return () => {
      const same = node && shown().nodes.get(node.key);
      picture.view.scrollTo(0, 0);
      if (!same) return flowdoc.beginPicture(picture, shown());
      const { x, y } = fromCentre(same, picture.view);
      picture.view.scrollBy(x, y);
    };
  };

  /** Shows or hides the screenshots in all pictures of the site. */
  flowdoc.switchShots = function (button) {
    root.dataset.thumbnails = button.getAttribute('aria-pressed') === 'true' ? 'off' : 'on';
    flowdoc.remember('thumbnails', root.dataset.thumbnails);
    tell();
  };
})();
