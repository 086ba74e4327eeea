import { expect, it } from 'vitest';
import { isCommittedIn, readSnapshot } from './snapshot.ts';

it('is read from the text of the database', () => {
  expect(readSnapshot('100:110:102,107')).toEqual({
    xmin: 100,
    xmax: 110,
    running: new Set([102, 107]),
  });
  expect(readSnapshot('100:100:')).toEqual({ xmin: 100, xmax: 100, running: new Set() });
});

it.each([
  [99, true],
  [100, false],
  [101, true],
  [102, false],
  [109, true],
  [110, false],
  [111, false],
])('what transaction %i wrote is seen in it: %s', (xid, isSeen) => {
  expect(isCommittedIn(readSnapshot('100:110:100,102,110'), xid)).toBe(isSeen);
});
