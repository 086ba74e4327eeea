import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('writes keys in the order of their UTF-16 units, without blanks', () => {
  // The example of RFC 8785, section 3.2.3, without its comments.
  const keys = {
    ...{ '\u20ac': 'Euro Sign', '\r': 'Carriage Return', '\ufb33': 'Hebrew Letter', '1': 'One' },
    ...{ '\ud83d\ude00': 'Emoji', '\u0080': 'Control', '\u00f6': 'Latin Letter' },
  };
  expect(
    canonicalJson(keys)
      .match(/":"([^"]+)/g)
      ?.map((part) => part.slice(3)),
  ).toEqual([
    ...['Carriage Return', 'One', 'Control', 'Latin Letter', 'Euro Sign', 'Emoji', 'Hebrew Letter'],
  ]);
  expect(canonicalJson({ '\r': 1, a: 2 })).toBe('{"\\r":1,"a":2}');
});

it('keeps the order of lists, and writes nothing and truth values as JSON does', () => {
  expect(canonicalJson({ b: [3, 1, null], a: { d: true, c: 'x"y\n' } })).toBe(
    '{"a":{"c":"x\\"y\\n","d":true},"b":[3,1,null]}',
  );
});

it('takes no number that is not a safe integer', () => {
  for (const number of [0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => canonicalJson({ number })).toThrow('integers alone');
  }
});
