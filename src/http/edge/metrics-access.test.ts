import { describe, expect, it } from 'vitest';
import { metricsAccess } from './metrics-access.ts';

const addressOf = () => '127.0.0.1';
const asked = (headers: Record<string, string> = {}) =>
  new Request('http://site/metrics', { headers });

describe('who may read the metrics', () => {
  it('outside the demo requires a token, even from this machine: a proxy may run on it', () => {
    const mayRead = metricsAccess({ token: undefined, isDemo: false, addressOf });
    expect(mayRead(asked())).toBe(false);
    expect(mayRead(asked({ authorization: 'Bearer undefined' }))).toBe(false);
  });

  it.each([true, false])('anyone who has the token, in a demo or not (%s)', (isDemo) => {
    const mayRead = metricsAccess({ token: 'sixteen characters', isDemo, addressOf });
    expect(mayRead(asked({ authorization: 'Bearer sixteen characters' }))).toBe(true);
    expect(mayRead(asked({ authorization: 'Bearer another' }))).toBe(false);
    expect(mayRead(asked())).toBe(false);
  });

  it('of a demo without a token this machine alone', () => {
    const elsewhere = metricsAccess({
      ...{ token: undefined, isDemo: true },
      addressOf: () => '203.0.113.9',
    });
    expect(elsewhere(asked())).toBe(false);
    const here = metricsAccess({ token: undefined, isDemo: true, addressOf });
    expect(here(asked())).toBe(true);
    expect(here(asked({ 'x-forwarded-for': '127.0.0.1' }))).toBe(false);
  });
});
