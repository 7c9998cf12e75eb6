// Fields that filter the rows of their page as one types; every word has to be there.
(function () {
  'use strict';
  const field = document.querySelector('[data-filter]');
  if (!field) return;
  const output = field.form.querySelector('output');
  const rows = [...document.querySelectorAll('main [data-row]')];
  const texts = rows.map((row) => row.textContent.toLowerCase());

  // A heading over nothing goes with its rows: the section of a list, else the title before it.
  const lists = [...new Set(rows.map((row) => row.parentElement))];
  function headingOf(list) {
    const section = list.closest('section');
    if (section && !section.contains(field)) return section;
    const before = list.previousElementSibling;
    return before && before.tagName === 'H3' ? before : list;
  }
  const groups = lists.map((list) => [list, headingOf(list)]);

  function filter() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    rows.forEach((row, index) => {
      row.hidden = !words.every((word) => texts[index].includes(word));
      if (!row.hidden) count += 1;
    });
    for (const [list, heading] of groups) {
      const isEmpty = !list.querySelector(':scope > :not([hidden])');
      list.hidden = isEmpty;
      heading.hidden = isEmpty;
    }
    output.textContent = words.length ? `${count} of ${rows.length}` : '';
  }

  field.form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', filter);
  // Browsers keep what was typed when somebody comes back.
  if (field.value) filter();
})();
