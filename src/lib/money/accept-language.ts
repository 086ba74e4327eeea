// A header a person's browser sends names a handful of languages.
const mostRanges = 50;

/**
 * The language tags of an Accept-Language header, most wanted first; tags of the same weight keep
 * their order. Left out are "*", tags refused with q=0, and what is malformed.
 */
export function parseAcceptLanguage(header: string): readonly string[] {
  return header
    .split(',', mostRanges)
    .map(parseRange)
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function parseRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  return { tag, weight: quality === undefined ? 1 : parseQuality(quality) };
}

function parseQuality(parameter: string): number {
  const value = parameter.slice(parameter.indexOf('=') + 1).trim();
  return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(value) ? Number(value) : 0;
}
