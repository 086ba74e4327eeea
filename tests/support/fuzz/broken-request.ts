import fc from 'fast-check';
import type { ExampleRequest } from '../authorisation/example-request.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

/** What is done to a request that would be taken. */
export type Break = (request: ExampleRequest) => ExampleRequest;

type Json = unknown;

/** The ways to every value of a body, the body itself first. */
function waysIn(value: Json, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [way];
  return [way, ...Object.entries(value).flatMap(([key, part]) => waysIn(part, [...way, key]))];
}

/** The same value with what stands at the end of the way changed; `change` gives undefined to leave it out. */
function changedAt(value: Json, way: readonly string[], change: (old: Json) => Json): Json {
  const [key, ...rest] = way;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((part, index) =>
      String(index) === key ? changedAt(part, rest, change) : part,
    );
  }
  const entries = Object.entries(value as object).map(
    ([name, part]) => [name, name === key ? changedAt(part, rest, change) : part] as const,
  );
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

const one = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

const inBody =
  (index: number, change: (old: Json) => Json): Break =>
  (request) => {
    if (request.method === 'GET') return request;
    const way = one(waysIn(request.body), index) ?? [];
    return { ...request, body: changedAt(request.body, way, change) ?? {} };
  };

const inQuery =
  (index: number, value: string): Break =>
  (request) => ({
    ...request,
    query: request.query.map(([name, old], at) =>
      at === index % request.query.length ? [name, value] : [name, old],
    ),
  });

const inPlace =
  (index: number, value: string): Break =>
  (request) => {
    const place = one(Object.keys(request.places), index);
    // An empty part of a path is another path.
    if (place === undefined || value === '') return request;
    return { ...request, places: { ...request.places, [place]: value } };
  };

const swapped = (old: Json): Json => {
  if (typeof old === 'string') return [old];
  if (typeof old === 'number') return String(old);
  if (typeof old === 'boolean') return Number(old);
  return Array.isArray(old) ? { 0: old[0] ?? null } : 'an object';
};

const enlarged = (old: Json): Json => {
  if (typeof old === 'string') return (old || 'x').repeat(3000);
  if (typeof old === 'number') return old * 1e15 + 1;
  return Array.isArray(old) ? Array.from({ length: 3000 }, () => old[0] ?? 'x') : old;
};

const anyIndex = fc.nat({ max: 60 });
const name = fc.constantFrom(
  'limit',
  'after',
  'cursor',
  'stray',
  '__proto__',
  'sort',
  'q',
  'a[b]',
  'a[]',
);

/** One thing about a request that is not as it should be. */
export const anyBreak: fc.Arbitrary<Break> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Break>((request) => request) },
  {
    weight: 6,
    arbitrary: fc.tuple(anyIndex, hostileValue).map(([at, value]) => inBody(at, () => value)),
  },
  { weight: 2, arbitrary: anyIndex.map((at) => inBody(at, () => undefined)) },
  { weight: 2, arbitrary: anyIndex.map((at) => inBody(at, swapped)) },
  { weight: 2, arbitrary: anyIndex.map((at) => inBody(at, enlarged)) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.string(), hostileValue).map(
      ([key, value]): Break =>
        (request) => ({ ...request, body: { ...(request.body as object), [key]: value } }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('', '{', '[1,]', 'nonsense', '{"a":1}{"b":2}', '\ufeff{}', '1e999', '"\\ud800"')
      .map(
        (text): Break =>
          (request) => ({ ...request, body: text }),
      ),
  },
  { weight: 3, arbitrary: fc.tuple(anyIndex, hostileText).map(([at, text]) => inQuery(at, text)) },
  {
    weight: 3,
    arbitrary: fc.tuple(name, hostileText).map(
      ([key, text]): Break =>
        (request) => ({ ...request, query: [...request.query, [key, text]] }),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(anyIndex, hostileText).map(([at, text]) => inPlace(at, text)) },
);
