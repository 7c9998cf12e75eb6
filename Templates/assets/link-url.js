// Parses a URL from left to right, and names the part that is invalid.
(function () {
  'use strict';
  const { decode, lower, hostName } = window.flowdoc.linkText;

  const messages = {
    missingScheme: () => 'The URL has no scheme; begin it with one, as in shop://orders.',
    invalidScheme: () => "The URL's scheme may only contain letters, digits, '+', '-' and '.'.",
    missingSlashes: () => "The URL's scheme must be followed by '://'.",
    userInfo: () => "The URL's host is preceded by a user; remove it and the '@'.",
    invalidPort: () => "The URL's port must be one to five digits after a host.",
    percentEncoding: (part) => `In ${part} a '%' is not followed by two hexadecimal digits; write %25 for the sign.`,
    invalidUTF8: (part) => `In ${part} the percent-encoded text is not UTF-8.`,
  };

  class LinkURLError extends Error {
    constructor(code, part) {
      super(messages[code](part));
      this.code = code;
      this.part = part;
    }
  }

  function decodePart(text, part) {
    try {
      return decode(text);
    } catch (error) {
      throw new LinkURLError(error.code, part);
    }
  }

  function schemeOf(text) {
    const [before] = text.split(/[/?#]/, 1);
    const colon = before.indexOf(':');
    if (colon <= 0) throw new LinkURLError('missingScheme', 'scheme');
    const scheme = before.slice(0, colon);
    if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme)) throw new LinkURLError('invalidScheme', 'scheme');
    if (!text.startsWith('://', colon)) throw new LinkURLError('missingSlashes', 'scheme');
    return scheme;
  }

  function pathSegments(path) {
    const segments = path.split('/').slice(1);
    if (segments[segments.length - 1] === '') segments.pop();
    return segments.map((segment, index) => decodePart(segment, `segment ${index + 1}`));
  }

  function queryItems(query) {
    return query.split('&').map((item, index) => {
      const part = `query item ${index + 1}`;
      const equals = item.indexOf('=');
      const end = equals < 0 ? item.length : equals;
      return [decodePart(item.slice(0, end), part), decodePart(item.slice(end + 1), part)];
    });
  }

  /** `{parts: [scheme, host, ...segments], writtenHost, query: Map}`; the first value of a repeated key counts. */
  function parseURL(text) {
    const scheme = schemeOf(text);
    const rest = text.slice(scheme.length + 3).split('#', 1)[0];
    const [, host, path, query] = /^([^/?]*)([^?]*)(?:\?(.*))?$/s.exec(rest);
    if (host.includes('@')) throw new LinkURLError('userInfo', 'host');
    if (hostName(host) === null) throw new LinkURLError('invalidPort', 'host');
    const writtenHost = decodePart(host, 'host');
    const segments = pathSegments(path);
    const items = query === undefined ? [] : queryItems(query);
    return { text, writtenHost, parts: [lower(scheme), lower(writtenHost), ...segments], query: new Map(items.reverse()) };
  }

  Object.assign(window.flowdoc, { parseURL, LinkURLError });
})();
