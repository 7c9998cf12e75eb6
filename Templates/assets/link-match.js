// Finds the link that a URL opens, with the values of its parameters, and the reason why each other link lost.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const { accepts, compare } = flowdoc.linkText;
  const ranks = { UUID: 'b', Int: 'c', Double: 'd', Bool: 'e' };

  // MARK: Matching

  function partMismatch(part, index, url) {
    const found = url.parts[index];
    if (part.literal !== undefined) {
      if (part.literal === found) return null;
      const reason = ['scheme', 'host'][index] || 'literal';
      return { reason, subject: index > 1 ? String(index - 1) : '', expected: part.literal, found };
    }
    if (part.wildcard !== undefined) {
      return url.parts.slice(index).includes('') ? { reason: 'empty', subject: part.wildcard } : null;
    }
    if (found === '') return { reason: 'empty', subject: part.parameter };
    if (accepts(part.type, found)) return null;
    return { reason: 'type', subject: part.parameter, expected: part.type, found: index === 1 ? url.writtenHost : found };
  }

  function itemMismatch(item, url) {
    const found = url.query.get(item.key);
    if (found === undefined) return item.isOptional ? null : { reason: 'queryMissing', subject: item.key };
    if (item.literal !== undefined) {
      return item.literal === found ? null : { reason: 'queryValue', subject: item.key, expected: item.literal, found };
    }
    return accepts(item.type, found) ? null : { reason: 'type', subject: item.parameter, expected: item.type, found };
  }

  function lengthMismatch({ parts }, url) {
    const [expected, found] = [parts.length - 2, url.parts.length - 2];
    if (found < expected) return { reason: 'tooFewSegments', subject: '', expected, found };
    const isOpen = parts[parts.length - 1].wildcard !== undefined;
    return found > expected && !isOpen ? { reason: 'tooManySegments', subject: '', expected, found } : null;
  }

  /** The first difference, from the left, between a URL and a pattern; null if the URL matches. */
  function mismatch(pattern, url) {
    const count = Math.min(pattern.parts.length, url.parts.length);
    for (let index = 0; index < count; index++) {
      const found = partMismatch(pattern.parts[index], index, url);
      if (found) return found;
    }
    const length = lengthMismatch(pattern, url);
    if (length) return length;
    for (const item of pattern.query) {
      const found = itemMismatch(item, url);
      if (found) return found;
    }
    return null;
  }

  /** The parameter values of a matching URL, as [name, text, type]. */
  function values(pattern, url) {
    const all = [];
    pattern.parts.forEach((part, index) => {
      if (part.parameter !== undefined) all.push([part.parameter, index === 1 ? url.writtenHost : url.parts[index], part.type]);
      if (part.wildcard !== undefined) all.push([part.wildcard, url.parts.slice(index).join('/'), 'String']);
    });
    for (const item of pattern.query) {
      const text = url.query.get(item.key);
      if (item.parameter !== undefined && text !== undefined) all.push([item.parameter, text, item.type]);
    }
    return all;
  }

  // MARK: Precedence

  function rank(part) {
    if (part.literal !== undefined) return 'a';
    return part.wildcard !== undefined ? 'g' : ranks[part.type] || 'f';
  }

  // A key as text: the pattern with the smaller key wins. The letters are those of FlowModel.
  function specificity({ parts, query }) {
    const text = (items) => 'a'.repeat(items.length) + 'z' + items.map(rank).sort().join('');
    const required = query.filter((item) => !item.isOptional);
    const optional = query.filter((item) => item.isOptional);
    return { text: parts.map(rank).join('') + 'z' + text(required) + text(optional), required: required.length };
  }

  /** The first difference by which the winner beats another matching pattern. */
  function difference(winner, other) {
    const [left, right] = [winner.specificity.text, other.specificity.text];
    if (left === right) return { reason: winner.pattern.description === other.pattern.description ? 'id' : 'text' };
    let index = 0;
    while (left[index] === right[index]) index++;
    const count = Math.min(winner.pattern.parts.length, other.pattern.parts.length);
    if (index <= count) return index === 1 ? { reason: 'host' } : { reason: 'segment', segment: index - 1 };
    const startOfOptional = winner.pattern.parts.length + 2 * winner.specificity.required + 2;
    return { reason: index < startOfOptional ? 'requiredQuery' : 'optionalQuery' };
  }

  function precedes(a, b) {
    if (a.specificity.text !== b.specificity.text) return a.specificity.text < b.specificity.text ? -1 : 1;
    return compare(a.pattern.description, b.pattern.description) || compare(a.id, b.id);
  }

  /** The links in order of precedence; `skipped` are those with an invalid pattern. */
  function makeLinkTable(links) {
    const entries = [];
    const skipped = [];
    for (const link of links) {
      try {
        const pattern = flowdoc.parsePattern(link.pattern);
        entries.push({ id: link.id, link, pattern, specificity: specificity(pattern) });
      } catch {
        skipped.push(link);
      }
    }
    return { entries: entries.sort(precedes), skipped };
  }

  /** The result of every link for a URL: the winner first, then other matches, then the rest. */
  function explainURL(table, url) {
    const matching = [];
    const others = [];
    for (const entry of table.entries) {
      const found = mismatch(entry.pattern, url);
      if (found) others.push({ entry, verdict: 'mismatch', ...found });
      else if (!matching.length) matching.push({ entry, verdict: 'wins' });
      else matching.push({ entry, verdict: 'outranked', by: matching[0].entry, ...difference(matching[0].entry, entry) });
    }
    return [...matching, ...others];
  }

  Object.assign(flowdoc, { makeLinkTable, explainURL, linkValues: values, linkDifference: difference });
})();
