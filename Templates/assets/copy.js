// Buttons that copy a URL, a command or a way.
(function () {
  'use strict';

  // Pages that are opened as files may have no clipboard; a hidden field and the old command work there.
  function copyByField(text) {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'unseen';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyByField(text);
    }
  }

  document.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-copy]');
    if (!button) return;
    const done = await copy(button.dataset.copy);
    button.focus();
    const word = button.firstChild;
    const before = word.data;
    // The button keeps its width, so that nothing beside it moves.
    button.style.minWidth = button.offsetWidth + 'px';
    word.data = done ? 'Copied' : 'Not copied';
    window.flowdoc.announce(word.data);
    setTimeout(() => { word.data = before; }, 1600);
  }, false);
})();
