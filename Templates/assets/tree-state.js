// Remembers which branches of the tree are open. Runs right after the tree, so that it is drawn only once.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const branches = [...document.querySelectorAll('.tree details')];
  const key = (branch) => new URL(branch.dataset.tree, location.href).pathname;
  let states = {};
  try { states = JSON.parse(flowdoc.remember('tree')) || {}; } catch { /* Somebody else's text. */ }

  for (const branch of branches) {
    // The branch of the current page is always open.
    const leadsHere = branch.parentElement.querySelector('[aria-current]');
    const state = states[key(branch)];
    if (typeof state === 'boolean' && !leadsHere) branch.open = state;
    branch.querySelector('summary').addEventListener('click', () => {
      states[key(branch)] = !branch.open;
      flowdoc.remember('tree', JSON.stringify(states));
    });
  }

  const side = document.getElementById('navigation');
  const current = side.querySelector('.tree [aria-current]');
  if (current && current.offsetTop > side.clientHeight) side.scrollTop = current.offsetTop - side.clientHeight / 2;
})();
