// The search dialog: `/` or Cmd/Ctrl-K opens it, arrows choose, Enter opens the page.
//
// assets/search-index.js is loaded when the dialog is first opened. It calls
//   flowdoc.searchIndex({"kinds": ["flow", ...], "rows": [[kind, name, href from the root, context, hue or -1, more words], ...]})
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const root = document.body.dataset.root;
  let dialog, field, list, output, entries, kinds;
  let results = [];
  let current = -1;

  flowdoc.searchIndex = function (index) {
    kinds = index.kinds;
    entries = index.rows.map(flowdoc.searching.prepare);
    show();
  };

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  function load() {
    const script = element('script', { src: root + 'assets/search-index.js' });
    script.onerror = () => { output.textContent = 'The search index could not be read.'; };
    document.head.append(script);
  }

  function build() {
    field = element('input', {
      type: 'text', role: 'combobox', 'aria-label': 'Search flows, screens, routes and links', 'aria-expanded': 'false',
      'aria-controls': 'search-results', 'aria-autocomplete': 'list', autocomplete: 'off', autocapitalize: 'off',
      spellcheck: 'false', placeholder: 'Flow, screen, route or link',
    });
    list = element('ul', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' });
    output = element('p', { role: 'status', class: 'soft' });
    const close = element('button', { type: 'button' }, 'Close');
    dialog = element('dialog', { class: 'search', 'aria-label': 'Search' },
      element('div', { class: 'search-field' }, field, close), output, list);
    document.body.append(dialog);
    close.addEventListener('click', () => dialog.close());
    field.addEventListener('input', show);
    field.addEventListener('keydown', move);
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
    load();
  }

  function open() {
    if (!dialog) build();
    for (const over of document.querySelectorAll(':popover-open')) over.hidePopover();
    if (!dialog.open) dialog.showModal();
    field.focus();
    field.select();
  }

  function option(entry, index) {
    const [kind, name, href, context, hue] = entry.row;
    const mark = `ref ${kinds[kind]}${hue >= 0 ? ' hue-' + hue : ''}`;
    const line = element('a', { href: root + href, class: 'search-result', tabindex: '-1' },
      element('span', { class: mark }, element('bdi', {}, name)),
      element('span', { class: 'soft' }, `${kinds[kind]}${context ? ': ' + context : ''}`));
    return element('li', { role: 'option', id: 'search-result-' + index, 'aria-selected': 'false' }, line);
  }

  function show() {
    if (!entries || !dialog) return;
    const text = field.value.trim();
    results = flowdoc.searching.rank(entries, text);
    list.replaceChildren(...results.map(option));
    field.setAttribute('aria-expanded', String(results.length > 0));
    output.textContent = text ? (results.length ? '' : 'Nothing has that name.') : `${entries.length} entries`;
    select(results.length ? 0 : -1);
  }

  function select(index) {
    if (list.children[current]) list.children[current].setAttribute('aria-selected', 'false');
    current = index;
    const chosen = list.children[index];
    if (!chosen) return field.removeAttribute('aria-activedescendant');
    chosen.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  }

  function move(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps && results.length) {
      event.preventDefault();
      select((current + steps[event.key] + results.length) % results.length);
    } else if (event.key === 'Enter' && list.children[current]) {
      event.preventDefault();
      const link = list.children[current].querySelector('a');
      dialog.close();
      if (event.metaKey || event.ctrlKey) window.open(link.href);
      else location.href = link.href;
    }
  }

  function isTyping(target) {
    return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  }

  document.addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    const isK = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
    if (!isSlash && !isK) return;
    event.preventDefault();
    open();
  });
  for (const button of document.querySelectorAll('[data-search]')) button.addEventListener('click', open);
})();
