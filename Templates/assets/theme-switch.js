// The switch between light, dark and what the system says.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const buttons = [...document.querySelectorAll('.theme-switch button')];

  function show(theme) {
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.theme === theme));
    }
  }

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = button.dataset.theme;
      flowdoc.remember('theme', theme === 'system' ? null : theme);
      flowdoc.applyTheme(theme);
      show(theme);
    });
  }
  show(flowdoc.remember('theme') || 'system');
})();
