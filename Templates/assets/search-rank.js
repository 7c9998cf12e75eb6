// Ranks names for a search text: exact, prefix, word starts, initials, part, subsequence, typing errors.
(function () {
  'use strict';
  const exact = 1000, prefix = 900, wordStart = 800, initials = 750, part = 650, scattered = 400, typo = 300;
  const elsewhere = 200;
  const enough = 5;

  // A bit for each letter and one for digits, to skip names without the letters of a word.
  function letters(text) {
    let mask = 0;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code >= 97 && code <= 122) mask |= 1 << (code - 97);
      else if (code >= 48 && code <= 57) mask |= 1 << 26;
    }
    return mask;
  }

  function bitCount(mask) {
    let count = 0;
    for (let rest = mask; rest; rest &= rest - 1) count++;
    return count;
  }

  /** The positions at which words start: after a sign, and at capitals as in CamelCase. */
  function starts(name) {
    const found = [];
    for (let index = 0; index < name.length; index++) {
      const here = name[index];
      const before = name[index - 1] || ' ';
      const isWord = /[\p{L}\p{N}]/u.test(here);
      if (isWord && (!/[\p{L}\p{N}]/u.test(before) || (/\p{Lu}/u.test(here) && !/\p{Lu}/u.test(before)))) found.push(index);
    }
    return found;
  }

  /** Precomputed facts about a row: lower case, word starts, letters. */
  function prepare(row) {
    const name = row[1];
    const lower = name.toLowerCase();
    const at = lower.length === name.length ? starts(name) : [0];
    return {
      row, name, lower, at,
      initials: at.map((index) => lower[index]).join(''),
      letters: letters(lower),
      more: (row[3] + ' ' + (row[5] || '')).toLowerCase(),
    };
  }

  function isScattered(word, lower) {
    let from = 0;
    for (const letter of word) {
      const found = lower.indexOf(letter, from);
      if (found < 0) return false;
      from = found + letter.length;
    }
    return true;
  }

  // Three rows of the table of distances, reused for each comparison.
  const width = 257;
  const lines = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];

  /** The smallest number of typing errors (wrong, missing, additional, swapped) in any part of a name; `limit + 1` if more. */
  function errors(word, lower, limit) {
    const length = Math.min(lower.length, width - 1);
    let [before, last, line] = lines;
    last.fill(0);
    for (let row = 1; row <= word.length; row++) {
      let least = line[0] = row;
      const letter = word.charCodeAt(row - 1);
      for (let column = 1; column <= length; column++) {
        const other = lower.charCodeAt(column - 1);
        let cost = Math.min(last[column - 1] + (letter === other ? 0 : 1), last[column] + 1, line[column - 1] + 1);
        const isSwapped = row > 1 && column > 1 && letter === lower.charCodeAt(column - 2) && word.charCodeAt(row - 2) === other;
        if (isSwapped) cost = Math.min(cost, before[column - 2] + 1);
        line[column] = cost;
        if (cost < least) least = cost;
      }
      if (least > limit) return limit + 1;
      [before, last, line] = [last, line, before];
    }
    return last.subarray(0, length + 1).reduce((a, b) => Math.min(a, b));
  }

  // Errors are only searched for in words of some length, and in names with nearly the same letters.
  function errorScore(word, mask, entry) {
    const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    if (!limit || bitCount(mask & ~entry.letters) > limit) return 0;
    const count = errors(word, entry.lower, limit);
    return count > limit ? 0 : typo - 50 * count;
  }

  function score(word, mask, entry, allowsErrors) {
    const { lower } = entry;
    if ((mask & ~entry.letters) === 0) {
      if (lower === word) return exact;
      const found = lower.indexOf(word);
      if (found === 0) return prefix;
      if (found > 0 && entry.at.some((index) => lower.startsWith(word, index))) return wordStart;
      if (word.length > 1 && entry.initials.startsWith(word)) return initials;
      // A single letter inside of a word is no match.
      if (found > 0 && word.length > 1) return part;
      if (word.length > 1 && entry.initials.includes(word)) return part - 50;
      if (word.length > 2 && isScattered(word, lower)) return scattered;
    }
    if (word.length > 2 && entry.more.includes(word)) return elsewhere;
    return allowsErrors ? errorScore(word, mask, entry) : 0;
  }

  function matches(entries, words, allowsErrors) {
    const found = [];
    for (const entry of entries) {
      let total = 0;
      for (const [word, mask] of words) {
        const one = score(word, mask, entry, allowsErrors);
        if (!one) { total = 0; break; }
        total += one;
      }
      // Shorter names come first among equals, and flows and screens before routes.
      if (total) found.push([total - Math.min(entry.name.length, 60) / 2 - entry.row[0] * 3, entry]);
    }
    return found;
  }

  /** The best entries for a text, best first; each word has to match. */
  function rank(entries, text, limit = 30) {
    // Very long words are not names, and each costs a row of the table of distances.
    const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8).map((word) => [word.slice(0, 200), letters(word)]);
    if (!words.length) return [];
    let found = matches(entries, words, false);
    // Errors are slow to search for, so only if there are too few matches.
    if (found.length < enough) found = matches(entries, words, true);
    found.sort((a, b) => b[0] - a[0] || (a[1].name < b[1].name ? -1 : 1));
    return found.slice(0, limit).map(([, entry]) => entry);
  }

  window.flowdoc.searching = { prepare, rank };
})();
