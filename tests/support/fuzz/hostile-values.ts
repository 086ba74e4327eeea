import fc from 'fast-check';

const repeated = (part: string, times: number): string => part.repeat(times);

/** Texts that break what does not expect them. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202e\u2066',
  '\u200d\u200c',
  repeated('\u0301', 300),
  '👩‍👩‍👧‍👦',
  'İı',
  'ﷺ',
  repeated('a', 5000),
  repeated('€', 70_000),
  repeated('\n', 1000),
  repeated('(', 2000),
  `' or 1=1 --`,
  `"; drop table accounts; --`,
  '%',
  '%00',
  '../../../etc/passwd',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  'constructor',
  '__proto__',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e400',
  '9007199254740993',
  '0x10',
  '٣',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '2026-11-23T24:00:00Z',
  '0001-01-01',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'javascript:alert(1)',
  'http://[::1',
  'a@b',
  `${repeated('a', 300)}@example.test`,
];

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e-7,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  1e21,
  1e300,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const deep = (levels: number): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Keys that change how objects behave, where an object is built from them. */
const hostileObjects: object[] = [
  {},
  JSON.parse('{"__proto__": {"isAdmin": true}}') as object,
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 1, valueOf: null, toJSON: 'x' },
  { length: -1 },
  JSON.parse('{"then": "x"}') as object,
  { '': '' },
];

/** A text that no field of a request should be broken by: a listed one, or any at all, with halves of pairs. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Anything that JSON can say in place of what an operation expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], [[]], [null]) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileObjects) },
  { weight: 1, arbitrary: fc.constantFrom(deep(30), deep(3000)) },
  { weight: 1, arbitrary: fc.array(hostileText, { minLength: 1, maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
