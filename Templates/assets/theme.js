// Runs in the head, before anything is drawn: restores the reader's colours and switches, so that nothing flashes.
(function () {
  'use strict';
  const root = document.documentElement;
  const flowdoc = (window.flowdoc = window.flowdoc || {});

  // Storage may be unavailable, as in some browsers for files and in private windows.
  flowdoc.remember = function (key, value, store) {
    try {
      const place = store || window.localStorage;
      if (value === undefined) return place.getItem('flowdoc.' + key);
      if (value === null) place.removeItem('flowdoc.' + key);
      else place.setItem('flowdoc.' + key, value);
    } catch { /* Then it is forgotten. */ }
    return null;
  };

  flowdoc.applyTheme = function (theme) {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };

  root.classList.add('scripted');
  flowdoc.applyTheme(flowdoc.remember('theme'));
  const thumbnails = flowdoc.remember('thumbnails');
  if (thumbnails) root.dataset.thumbnails = thumbnails;
})();
