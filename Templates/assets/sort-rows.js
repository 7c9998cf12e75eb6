// Tables whose headings sort their rows: ascending, then descending, then in the original order.
(function () {
  'use strict';

  function sortable(table) {
    const body = table.tBodies[0];
    const asWritten = [...body.rows];
    const headings = [...table.tHead.rows[0].cells];
    // A row that a link leads to must not move.
    if (asWritten.length < 3) return;

    function sort(heading, column) {
      const order = { none: 'ascending', ascending: 'descending', descending: 'none' }[heading.getAttribute('aria-sort') || 'none'];
      for (const other of headings) other.removeAttribute('aria-sort');
      const rows = [...asWritten];
      if (order !== 'none') {
        heading.setAttribute('aria-sort', order);
        const sign = order === 'ascending' ? 1 : -1;
        const text = (row) => row.cells[column].textContent.replace(/\s+/g, ' ').trim().toLowerCase();
        rows.sort((a, b) => sign * (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0));
      }
      body.append(...rows);
    }

    headings.forEach((heading, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...heading.childNodes);
      button.addEventListener('click', () => sort(heading, column));
      heading.append(button);
    });
  }

  for (const table of document.querySelectorAll('[data-sortable]')) sortable(table);
})();
