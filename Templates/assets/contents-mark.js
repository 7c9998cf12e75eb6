// "On this page" marks the section that is being read.
(function () {
  'use strict';
  const links = new Map();
  for (const link of document.querySelectorAll('.contents a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  if (!links.size) return;

  let waiting = false;
  function mark() {
    waiting = false;
    const line = innerHeight / 3;
    let current;
    for (const heading of links.keys()) {
      if (heading.getBoundingClientRect().top < line) current = heading;
    }
    for (const [heading, link] of links) {
      if (heading === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  addEventListener('scroll', () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  }, { passive: true });
  mark();

  // On a small screen the list covers the page; it closes after a choice.
  document.getElementById('contents').addEventListener('click', (event) => {
    if (event.target.closest('a') && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
  });
})();
