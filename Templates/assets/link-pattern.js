// Parses link patterns: shop://orders/:id(Int)?tab=:tab? — the grammar is in Documentation/LinkPatterns.md.
(function () {
  'use strict';
  const { decode, encode, lower, hostName } = window.flowdoc.linkText;
  const isPathEnd = (character) => character === undefined || '/?#'.includes(character);
  const isItemEnd = (character) => character === undefined || '&#'.includes(character);
  const mostItems = 100;

  /** A problem in a pattern: its code and column. */
  class LinkPatternError extends Error {
    constructor(code, text, at) {
      super(code);
      this.code = code;
      this.column = [...text.slice(0, at)].length + 1;
    }
  }

  class Parser {
    constructor(text) {
      this.text = text;
      this.at = 0;
      this.names = new Set();
    }

    get next() { return this.text[this.at]; }
    error(code, at = this.at) { return new LinkPatternError(code, this.text, at); }

    take(character) {
      if (this.next !== character) return false;
      this.at++;
      return true;
    }

    advance(isEnd) {
      const start = this.at;
      while (this.next !== undefined && !isEnd(this.next)) this.at++;
      return this.text.slice(start, this.at);
    }

    pattern() {
      const parts = [{ literal: this.scheme() }, this.host()];
      while (this.take('/')) {
        const segment = this.segment();
        if (!segment) break;
        parts.push(segment);
      }
      const query = this.take('?') ? this.items() : [];
      if (this.next === '#') throw this.error('fragment');
      return { parts, query };
    }

    scheme() {
      if (!/^[A-Za-z]/.test(this.text)) throw this.error('missingScheme');
      const scheme = this.advance((character) => !/[A-Za-z0-9+.-]/.test(character));
      if (this.next !== ':') {
        throw this.next === undefined || this.next === '/' ? this.error('missingScheme', 0) : this.error('invalidScheme');
      }
      this.at++;
      if (!this.take('/') || !this.take('/')) throw this.error('missingSlashes');
      return lower(scheme);
    }

    host() {
      if (this.next === ':') return this.parameter();
      const start = this.at;
      const host = this.advance(isPathEnd);
      if (host.includes('@')) throw this.error('userInfo', start + host.indexOf('@'));
      const name = hostName(host);
      if (name === null) throw this.error('invalidPort', start + host.lastIndexOf(':'));
      this.checkLiteral(name, start);
      return { literal: lower(this.decoded(host, start)) };
    }

    segment() {
      switch (this.next) {
        case undefined: case '?': case '#': return null;
        case '/': throw this.error('emptySegment');
        case ':': return this.parameter();
        case '*': return this.wildcard();
        default: return { literal: this.literal(isPathEnd) };
      }
    }

    parameter() {
      const part = this.nameAndType();
      if (!isPathEnd(this.next)) throw this.error('textAfterParameter');
      return part;
    }

    wildcard() {
      const start = this.at++;
      const wildcard = isPathEnd(this.next) ? '*' : this.name();
      if (!isPathEnd(this.next)) throw this.error('textAfterParameter');
      const after = this.text[this.at + 1];
      const isLast = this.next !== '/' || after === undefined || after === '?' || after === '#';
      if (!isLast) throw this.error('wildcardNotLast', start);
      return { wildcard };
    }

    nameAndType() {
      this.at++;
      return { parameter: this.name(), type: this.next === '(' ? this.type() : 'String' };
    }

    name() {
      const start = this.at;
      const name = /^(?:[A-Za-z_][A-Za-z0-9_]*)?/.exec(this.text.slice(start))[0];
      if (!name) throw this.error('invalidName');
      this.at += name.length;
      if (this.names.has(name)) throw this.error('duplicateName', start);
      this.names.add(name);
      return name;
    }

    type() {
      const start = this.at;
      let depth = 0;
      do {
        const character = this.next;
        if (character === undefined) throw this.error('unclosedType', start);
        if (/[/#\x00-\x1f\x7f]/.test(character)) throw this.error('invalidType');
        if (character === '(') depth++;
        if (character === ')') depth--;
        this.at++;
      } while (depth > 0);
      const type = this.text.slice(start + 1, this.at - 1);
      if (/^ *$/.test(type)) throw this.error('emptyType', start);
      return type;
    }

    literal(isEnd) {
      const start = this.at;
      const text = this.advance(isEnd);
      this.checkLiteral(text, start);
      return this.decoded(text, start);
    }

    checkLiteral(text, start) {
      const at = text.search(/[*: {}\x00-\x1f\x7f]/);
      if (at < 0) return;
      const codes = { '*': 'strayAsterisk', ':': 'strayColon' };
      throw this.error(codes[text[at]] || 'invalidCharacter', start + at);
    }

    decoded(text, start) {
      try {
        return decode(text);
      } catch (error) {
        throw this.error(error.code, start + error.at);
      }
    }

    items() {
      const items = [];
      do {
        const start = this.at;
        const item = this.item();
        if (items.some((other) => other.key === item.key)) throw this.error('duplicateKey', start);
        if (items.length === mostItems) throw this.error('tooManyItems', start);
        items.push(item);
      } while (this.take('&'));
      return items;
    }

    item() {
      const start = this.at;
      const key = this.literal((character) => character === '=' || isItemEnd(character));
      if (this.at === start) throw this.error('emptyQueryItem');
      if (!this.take('=')) throw this.error('missingValue');
      return { key, ...(this.next === ':' ? this.itemParameter() : this.itemLiteral()) };
    }

    itemParameter() {
      const part = this.nameAndType();
      const isOptional = this.take('?');
      if (!isItemEnd(this.next)) throw this.error('textAfterParameter');
      return { ...part, isOptional };
    }

    itemLiteral() {
      const literal = this.literal((character) => character === '?' || isItemEnd(character));
      if (this.next === '?') throw this.error('optionalLiteral');
      return { literal, isOptional: false };
    }
  }

  function encodeHost(host) {
    const name = hostName(host);
    return name === null ? encode(host, false) : encode(name, false) + host.slice(name.length);
  }

  function written(part, literal) {
    if (part.literal !== undefined) return literal(part.literal);
    if (part.wildcard !== undefined) return part.wildcard === '*' ? '*' : '*' + part.wildcard;
    return ':' + part.parameter + (part.type === 'String' ? '' : `(${part.type})`);
  }

  /** The canonical form of a pattern. */
  function describe({ parts, query }) {
    const literals = [(text) => text, encodeHost];
    const path = parts.map((part, index) => written(part, literals[index] || ((text) => encode(text, true))));
    const items = query.map((item) =>
      `${encode(item.key, true)}=${written(item, (text) => encode(text, true))}${item.isOptional ? '?' : ''}`);
    return `${path[0]}://${path.slice(1).join('/')}${items.length ? '?' + items.join('&') : ''}`;
  }

  /** `{parts, query, description}`, or a LinkPatternError. */
  function parsePattern(text) {
    const pattern = new Parser(text).pattern();
    return { ...pattern, description: describe(pattern) };
  }

  Object.assign(window.flowdoc, { parsePattern, LinkPatternError });
})();
