import { describe, expect, it } from 'vitest';
import { readTraceparent, traceparentOf } from './traceparent.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it('names a span, and whether it is kept', () => {
    const context = { traceId: trace, spanId: span, traceFlags: 1, isRemote: true };
    expect(readTraceparent(`00-${trace}-${span}-01`)).toEqual(context);
    expect(readTraceparent(` 00-${trace}-${span}-02 `)).toEqual({ ...context, traceFlags: 0 });
    expect(traceparentOf(context)).toBe(`00-${trace}-${span}-01`);
    expect(traceparentOf({ ...context, traceFlags: 0 })).toBe(`00-${trace}-${span}-00`);
  });

  it('of a later version may say more', () => {
    expect(readTraceparent(`01-${trace}-${span}-01-more`)?.traceId).toBe(trace);
    expect(readTraceparent(`cc-${trace}-${span}-01`)?.traceId).toBe(trace);
  });

  it.each([
    undefined,
    '',
    'zqkvogel',
    `00-${trace}-${span}-01-more`,
    `00-${trace}-${span}-1`,
    `ff-${trace}-${span}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace}-${span}-01\n00-${trace}-${span}-01`,
    `01-${trace}-${span}-01more`,
  ])('that is written as %j names none', (text) => {
    expect(readTraceparent(text)).toBeUndefined();
  });
});
