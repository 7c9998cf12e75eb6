// A live region that tells screen readers what a script has done.
(function () {
  'use strict';
  let region;

  window.flowdoc.announce = function (text) {
    if (!region) {
      region = document.createElement('div');
      region.className = 'unseen';
      region.setAttribute('role', 'status');
      document.body.append(region);
    }
    // An equal text would not be read again, so the region is emptied first.
    region.textContent = '';
    setTimeout(() => { region.textContent = text; }, 60);
  };
})();
