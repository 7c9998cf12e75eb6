// Fields that filter the rows of their section, or of their page, while typing; every word has to match.
//
// An address that ends with #filter=word starts with that word.
(function () {
  'use strict';
  const field = document.querySelector('[data-filter]');
  if (!field) return;
  const output = field.form.querySelector('output');
  const scope = field.closest('section') || document.querySelector('main');
  const rows = [...scope.querySelectorAll('[data-row]')];
  const texts = rows.map((row) => `${row.textContent} ${row.dataset.words || ''}`.toLowerCase());

  // A heading without rows is hidden with them: the section of a list, or the title before it.
  const lists = [...new Set(rows.map((row) => row.parentElement))];
  function headingOf(list) {
    const section = list.closest('section');
    if (section && !section.contains(field)) return section;
    const block = list.closest('table') || list;
    const before = block.previousElementSibling;
    return before && /^H[23]$/.test(before.tagName) ? before : block;
  }
  const groups = lists.map((list) => [list.closest('table') || list, headingOf(list), list]);

  function filter() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    rows.forEach((row, index) => {
      row.hidden = !words.every((word) => texts[index].includes(word));
      if (!row.hidden) count += 1;
    });
    for (const [block, heading, list] of groups) {
      const isEmpty = !list.querySelector(':scope > :not([hidden])');
      block.hidden = isEmpty;
      heading.hidden = isEmpty;
    }
    output.textContent = words.length ? `${count} of ${rows.length}` : '';
  }

  function readAddress() {
    const asked = /^#filter=(.+)$/.exec(location.hash);
    if (!asked) return;
    try { field.value = decodeURIComponent(asked[1]); } catch { /* Nothing to filter by. */ }
  }

  field.form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', filter);
  window.addEventListener('hashchange', () => { readAddress(); filter(); });
  readAddress();
  // Browsers restore the text of a field when somebody comes back.
  if (field.value) filter();
})();
