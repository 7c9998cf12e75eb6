// Fields that filter the rows of their page as one types; every word has to be there.
(function () {
  'use strict';
  const field = document.querySelector('[data-filter]');
  if (!field) return;
  const output = field.form.querySelector('output');
  const rows = [...document.querySelectorAll('main [data-row]')];
  const texts = rows.map((row) => row.textContent.toLowerCase());

  // A group without a row that is left would be a heading over nothing.
  const lists = [...new Set(rows.map((row) => row.parentElement))];
  const groups = lists.map((list) => [list, list.previousElementSibling]);

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
      if (heading && heading.tagName === 'H3') heading.hidden = isEmpty;
    }
    output.textContent = words.length ? `${count} of ${rows.length}` : '';
  }

  field.form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('input', filter);
  // Browsers keep what was typed when somebody comes back.
  if (field.value) filter();
})();
