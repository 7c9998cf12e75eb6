// The field above the tree of flows: while typing, the tree shows the flows with every word, below those that lead there.
//
// assets/flow-tree.js, which is loaded when the field is first used, has all flows, including those that the page does not list:
//   flowdoc.flowTree([[name, mark that distinguishes it, href from the root, hue, the number of the parent flow or -1], ...])
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const field = document.querySelector('[data-tree-filter]');
  if (!field) return;
  const root = document.body.dataset.root;
  const output = field.form.querySelector('output');
  const trees = document.querySelector('.trees');
  const most = 100;
  let found;
  let rows;

  flowdoc.flowTree = function (data) {
    rows = data.map((row) => ({ row, text: `${row[0]} ${row[1]}`.toLowerCase() }));
    show();
  };

  let isLoading = false;
  function load() {
    if (isLoading) return;
    isLoading = true;
    const script = document.createElement('script');
    script.src = field.dataset.treeFilter;
    script.onerror = () => { output.textContent = 'The list of flows could not be read.'; };
    document.head.append(script);
  }

  function item(number, isMatch) {
    const [name, mark, href, hue] = rows[number].row;
    const link = document.createElement('a');
    link.className = `ref flow hue-${hue}${isMatch ? '' : ' soft'}`;
    link.href = root + href;
    const text = document.createElement('bdi');
    text.append(...breakable(name));
    link.append(text);
    if (mark) link.append(` ${mark}`);
    const made = document.createElement('li');
    made.append(link);
    return made;
  }

  // A line may only break between the words of a name.
  function breakable(name) {
    return name.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
      .flatMap((part, index) => (index ? [document.createElement('wbr'), part] : [part]));
  }

  function list(words) {
    const matches = [];
    let count = 0;
    rows.forEach(({ text }, number) => {
      if (!words.every((word) => text.includes(word))) return;
      count += 1;
      if (matches.length < most) matches.push(number);
    });
    const items = new Map();
    const top = document.createElement('ul');
    top.className = 'tree';
    const place = (number, isMatch) => {
      if (items.has(number)) {
        if (isMatch) items.get(number).querySelector('a').classList.remove('soft');
        return items.get(number);
      }
      const made = item(number, isMatch);
      items.set(number, made);
      const parent = rows[number].row[4];
      let into = top;
      if (parent >= 0) {
        const above = place(parent, false);
        into = above.querySelector(':scope > ul');
        if (!into) above.append(into = document.createElement('ul'));
      }
      into.append(made);
      return made;
    };
    for (const number of matches) place(number, true);
    if (count > matches.length) {
      const more = document.createElement('li');
      more.className = 'more soft';
      more.textContent = `and ${count - matches.length} more`;
      top.append(more);
    }
    return [top, count];
  }

  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (found) found.remove();
    found = undefined;
    trees.hidden = Boolean(words.length && rows);
    output.textContent = '';
    if (!words.length || !rows) return;
    const [top, count] = list(words);
    found = top;
    trees.after(found);
    output.textContent = `${count} of ${rows.length} flows`;
    if (!count) found.append(Object.assign(document.createElement('li'), { className: 'soft', textContent: 'No flow has that name.' }));
  }

  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const first = found && found.querySelector('a:not(.soft)');
    if (first) location.href = first.href;
  });
  field.addEventListener('focus', load);
  field.addEventListener('input', () => { load(); show(); });
  if (field.value) load();
})();
