// Ranks names against what was typed: exact, prefix, word starts, initials, part, subsequence, typing errors.
(function () {
  'use strict';
  const exact = 1000, prefix = 900, wordStart = 800, initials = 750, part = 650, scattered = 400, typo = 300;
  const elsewhere = 200;

  // A bit for each letter and one for digits: a name that lacks a letter need not be looked at.
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

  /** Where words start: after a sign, and at capitals as in CamelCase. */
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

  /** What is known of a row before anybody types: lower case, word starts, letters. */
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

  /** The least number of typing errors (wrong, missing, additional, swapped) in any stretch of the name; more than the limit is `limit + 1`. */
  function errors(word, lower, limit) {
    let before = [];
    let last = new Array(lower.length + 1).fill(0);
    for (let row = 1; row <= word.length; row++) {
      const line = [row];
      let least = row;
      for (let column = 1; column <= lower.length; column++) {
        const isSame = word[row - 1] === lower[column - 1];
        let cost = Math.min(last[column - 1] + (isSame ? 0 : 1), last[column] + 1, line[column - 1] + 1);
        if (row > 1 && column > 1 && word[row - 1] === lower[column - 2] && word[row - 2] === lower[column - 1]) {
          cost = Math.min(cost, before[column - 2] + 1);
        }
        line.push(cost);
        if (cost < least) least = cost;
      }
      if (least > limit) return limit + 1;
      before = last;
      last = line;
    }
    return Math.min(...last);
  }

  // Errors are looked for only in words that are long enough to have some, and in names of nearly the same letters.
  function errorScore(word, mask, entry) {
    const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    if (!limit || bitCount(mask & ~entry.letters) > limit) return 0;
    const count = errors(word, entry.lower, limit);
    return count > limit ? 0 : typo - 50 * count;
  }

  function score(word, mask, entry) {
    const { lower } = entry;
    if ((mask & ~entry.letters) === 0) {
      if (lower === word) return exact;
      const found = lower.indexOf(word);
      if (found === 0) return prefix;
      if (found > 0 && entry.at.some((index) => lower.startsWith(word, index))) return wordStart;
      if (word.length > 1 && entry.initials.startsWith(word)) return initials;
      if (found > 0) return part;
      if (word.length > 1 && entry.initials.includes(word)) return part - 50;
      if (word.length > 2 && isScattered(word, lower)) return scattered;
    }
    if (entry.more.includes(word)) return elsewhere;
    return errorScore(word, mask, entry);
  }

  /** The best entries for a text, best first; each word has to be found. */
  function rank(entries, text, limit = 30) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean).map((word) => [word, letters(word)]);
    if (!words.length) return [];
    const found = [];
    for (const entry of entries) {
      let total = 0;
      for (const [word, mask] of words) {
        const one = score(word, mask, entry);
        if (!one) { total = 0; break; }
        total += one;
      }
      // Of equals the shorter comes first, and flows and screens before routes.
      if (total) found.push([total - Math.min(entry.name.length, 60) / 2 - entry.row[0] * 3, entry]);
    }
    found.sort((a, b) => b[0] - a[0] || (a[1].name < b[1].name ? -1 : 1));
    return found.slice(0, limit).map(([, entry]) => entry);
  }

  window.flowdoc.searching = { prepare, rank };
})();
