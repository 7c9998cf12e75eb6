// Texts in links, as defined in Documentation/LinkPatterns.md: percent-encoding, classes of text, the order of scalars.
(function () {
  'use strict';
  const flowdoc = (window.flowdoc = window.flowdoc || {});
  const utf8 = new TextEncoder();
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  /** A text that cannot be decoded, with the place of the problem. */
  class DecodingError extends Error {
    constructor(code, at) {
      super(code);
      this.code = code;
      this.at = at;
    }
  }

  function decode(text) {
    if (!text.includes('%')) return text;
    const bytes = [];
    for (let index = 0; index < text.length; index++) {
      if (text[index] !== '%') {
        const scalar = String.fromCodePoint(text.codePointAt(index));
        bytes.push(...utf8.encode(scalar));
        index += scalar.length - 1;
        continue;
      }
      const digits = text.slice(index + 1, index + 3);
      if (!/^[0-9A-Fa-f]{2}$/.test(digits)) throw new DecodingError('percentEncoding', index);
      bytes.push(parseInt(digits, 16));
      index += 2;
    }
    try {
      return strict.decode(new Uint8Array(bytes));
    } catch {
      throw new DecodingError('invalidUTF8', 0);
    }
  }

  /** Encodes everything except ASCII letters, digits, `-._~` and, if requested, the marks `!$'(),;@`. */
  function encode(text, keepsMarks) {
    const others = keepsMarks ? /[^A-Za-z0-9\-._~!$'(),;@]/gu : /[^A-Za-z0-9\-._~]/gu;
    const escape = (byte) => '%' + byte.toString(16).toUpperCase().padStart(2, '0');
    return text.replace(others, (character) => [...utf8.encode(character)].map(escape).join(''));
  }

  /** Only A to Z, as hosts and schemes are compared. */
  const lower = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

  /** The host before a port; null if the text after a colon is not a port, or nothing precedes it. */
  function hostName(host) {
    const colon = host.indexOf(':');
    if (colon < 0) return host;
    return colon > 0 && /^[0-9]{1,5}$/.test(host.slice(colon + 1)) ? host.slice(0, colon) : null;
  }

  function isInteger(text) {
    if (!/^-?[0-9]+$/.test(text)) return false;
    const number = BigInt(text);
    return number >= -(2n ** 63n) && number < 2n ** 63n;
  }

  function isDecimal(text) {
    return /^-?[0-9]+(\.[0-9]+)?$/.test(text) && Number.isFinite(Number(text.replace(/\..*/s, '')));
  }

  const isUUID = (text) => /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text);

  /** Whether a text is a value of the type; types of the app take any text. */
  function accepts(type, text) {
    switch (type) {
      case 'Int': return isInteger(text);
      case 'Double': return isDecimal(text);
      case 'Bool': return text === 'true' || text === 'false';
      case 'UUID': return isUUID(text);
      default: return true;
    }
  }

  /** Compares by Unicode scalars; UTF-16 has a different order for surrogates. */
  function compare(left, right) {
    if (left === right) return 0;
    let index = 0;
    while (left[index] === right[index]) index++;
    const isLow = (text) => /[\udc00-\udfff]/.test(text[index] || '');
    if (index > 0 && (isLow(left) || isLow(right))) index--;
    return (left.codePointAt(index) ?? -1) - (right.codePointAt(index) ?? -1);
  }

  flowdoc.linkText = { DecodingError, decode, encode, lower, hostName, accepts, compare };
})();
