// The switch between light, dark and the system's setting.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const buttons = [...document.querySelectorAll('.theme-switch button')];

  // Dark variants in the page follow the switch as well.
  function dress(theme) {
    const media = { light: 'not all', dark: 'all' }[theme] || '(prefers-color-scheme: dark)';
    for (const source of document.querySelectorAll('.shot source')) source.media = media;
  }

  function show(theme) {
    dress(theme);
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
