// The URL tester on the page of links: shows which link a URL opens, its parameters, its way, and why no other link does.
//
// assets/links.js calls
//   flowdoc.linkTable({"links": [{"id", "pattern", "href" from the root, "target", "flow", "chain": [...]}, ...]})
// where target, flow and each step of the chain are [name, href from the root, kind, class of the hue], empty if unknown.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const box = document.querySelector('.tester');
  if (!box) return;
  const field = box.querySelector('input');
  const answer = box.querySelector('.tester-answer');
  const others = box.querySelector('.tester-others');
  const list = others.querySelector('ul');
  const root = document.body.dataset.root;
  const mostOthers = 100;
  let table;

  const mismatchWords = {
    scheme: (it) => `The scheme is '${it.found}', not '${it.expected}'.`,
    host: (it) => `The host is '${it.found}', not '${it.expected}'.`,
    literal: (it) => `Segment ${it.subject} is '${it.found}', not '${it.expected}'.`,
    type: (it) => `'${it.found}', for '${it.subject}', is not of type ${it.expected}.`,
    empty: (it) => `The value of '${it.subject}' is empty.`,
    tooFewSegments: (it) => `The path has too few segments: ${it.found}, not ${it.expected}.`,
    tooManySegments: (it) => `The path has too many segments: ${it.found}, not ${it.expected}.`,
    queryMissing: (it) => `The query has no '${it.subject}'.`,
    queryValue: (it) => `The query's '${it.subject}' is '${it.found}', not '${it.expected}'.`,
  };
  const differenceWords = {
    host: () => 'its host is more specific',
    segment: (it) => `its segment ${it.segment} is more specific`,
    requiredQuery: () => 'its required query items are more specific',
    optionalQuery: () => 'its optional query items are more specific',
    text: () => 'neither is more specific and its text comes first',
    id: () => 'the patterns are the same and its id comes first',
  };

  function sentence(it) {
    if (it.verdict === 'mismatch') return `Does not match. ${mismatchWords[it.reason](it)}`;
    return `Also matches, but ${it.by.pattern.description} wins: ${differenceWords[it.reason](it)}.`;
  }

  function element(name, className, ...children) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...children);
    return made;
  }

  function reference({ link }) {
    const made = element(link.href ? 'a' : 'span', 'ref link', element('code', '', link.pattern));
    if (link.href) made.href = root + link.href;
    return made;
  }

  function parameters(rows) {
    const term = ([name, text, type]) =>
      element('div', '', element('dt', '', element('code', '', name)),
        element('dd', '', element('code', 'source', text), ' ', element('span', 'soft', type)));
    return element('dl', 'parameters', ...rows.map(term));
  }

  function to([name, href, kind, hue]) {
    const made = element(href ? 'a' : 'span', `ref ${kind} ${hue}`, element('bdi', '', name));
    if (href) made.href = root + href;
    return made;
  }

  function way(chain) {
    return element('p', '', element('span', 'soft', 'The way: '), ...chain.flatMap((step, index) => [index ? ' → ' : '', to(step)]));
  }

  // Shows the target first, then the way, and the rule.
  function showWinner(winner, url) {
    const { link, pattern } = winner.entry;
    const opens = link.target && link.target.length ? ['opens ', to(link.target)] : ['What it opens is not known.'];
    if (link.flow && link.flow.length) opens.push(element('span', 'soft', ' in '), to(link.flow));
    answer.append(element('p', 'opens', ...opens));
    if (link.chain && link.chain.length) answer.append(way(link.chain));
    answer.append(element('p', '', element('span', 'soft', 'The rule: '), reference(winner.entry)));
    const values = flowdoc.linkValues(pattern, url);
    if (values.length) answer.append(parameters(values));
  }

  // Shows the nearest of the patterns that do not match, in case of a typing error.
  function showNearest(explanations) {
    answer.append(element('p', 'opens', 'No link opens this URL.'));
    const near = nearFirst(explanations)[0];
    if (near) answer.append(element('p', '', element('span', 'soft', 'The nearest is '), reference(near.entry), `. ${mismatchWords[near.reason](near)}`));
  }

  // The share of two texts that is equal at their ends, from 0 to 1: a typing error leaves most of it.
  function likeness(one, other) {
    const most = Math.min(one.length, other.length);
    let start = 0;
    while (start < most && one[start] === other[start]) start += 1;
    let end = 0;
    while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
    return (start + end) / Math.max(one.length, other.length, 1);
  }

  // The stage at which a URL failed to match: the later, the nearer; ties are decided by likeness.
  const stages = { scheme: 0, host: 1, tooFewSegments: 2, tooManySegments: 2, literal: 3, empty: 4, type: 4, queryMissing: 5, queryValue: 5 };

  function nearness(it) {
    if (it.verdict !== 'mismatch') return 6;
    const areTexts = ['scheme', 'host', 'literal', 'queryValue'].includes(it.reason);
    return stages[it.reason] + (areTexts ? likeness(it.found, it.expected) / 2 : 0);
  }

  function nearFirst(explanations) {
    return [...explanations].sort((a, b) => nearness(b) - nearness(a));
  }

  function showOthers(explanations) {
    const row = (it) => element('li', '', element('div', 'row-name', reference(it.entry)), element('div', 'row-more', sentence(it)));
    list.replaceChildren(...nearFirst(explanations).slice(0, mostOthers).map(row));
    if (explanations.length > mostOthers) list.append(element('li', 'soft', `and ${explanations.length - mostOthers} more`));
    others.hidden = !explanations.length;
  }

  function test() {
    const text = field.value.trim();
    answer.replaceChildren();
    others.hidden = true;
    if (!text || !table) return;
    let url;
    try {
      url = flowdoc.parseURL(text);
    } catch (error) {
      answer.append(element('p', '', error.message));
      return;
    }
    const explanations = flowdoc.explainURL(table, url);
    const won = explanations[0] && explanations[0].verdict === 'wins';
    if (won) showWinner(explanations[0], url);
    else showNearest(explanations);
    showOthers(explanations.slice(won ? 1 : 0));
  }

  flowdoc.linkTable = function (data) {
    table = flowdoc.makeLinkTable(data.links);
    test();
  };

  let isLoading = false;
  function load() {
    if (isLoading) return;
    isLoading = true;
    const script = document.createElement('script');
    script.src = box.dataset.links;
    script.onerror = () => answer.replaceChildren(element('p', '', 'The list of links could not be read.'));
    document.head.append(script);
  }

  // Keeps the URL in the page's address, so that it can be shared: #url=...
  function remember() {
    try {
      history.replaceState(null, '', field.value ? '#url=' + encodeURIComponent(field.value) : '#tester');
    } catch { /* Pages that are opened as files may keep their address. */ }
  }

  for (const button of box.querySelectorAll('[data-url]')) {
    button.addEventListener('click', () => {
      field.value = button.dataset.url;
      load();
      remember();
      test();
    });
  }
  field.form.addEventListener('submit', (event) => event.preventDefault());
  field.addEventListener('focus', load);
  field.addEventListener('input', () => {
    load();
    remember();
    test();
  });
  if (location.hash.startsWith('#url=')) {
    try { field.value = decodeURIComponent(location.hash.slice(5)); } catch { /* Nothing to show. */ }
  }
  if (field.value) load();
})();
