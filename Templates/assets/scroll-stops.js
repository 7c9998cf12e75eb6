// Makes code and tables that are wider than the page stops of the Tab key, so that the arrows can scroll them.
(function () {
  'use strict';
  const watcher = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute('tabindex');
    }
  });
  for (const wide of document.querySelectorAll('pre, .prose table')) watcher.observe(wide);
})();
