import { describe, expect, it } from 'vitest';
import type { SignedIn } from '#access/viewer.ts';
import { clientViewer, consultantViewer } from '#tests/support/viewers.ts';
import { isTopic, mayListen, mayReceive, topics } from './topics.ts';

const client: SignedIn = { ...clientViewer, isApproved: true, accountState: 'approved' };
const heardBy = (viewer: SignedIn) => topics.filter((topic) => mayReceive(topic, viewer));

describe('a user', () => {
  it('hears of everything that they may read', () => {
    expect(heardBy(client)).toEqual(topics);
    expect(heardBy(consultantViewer)).toEqual(topics);
  });

  it('hears of no conversation without the right to one', () => {
    expect(heardBy(clientViewer)).toEqual(topics.filter((topic) => topic !== 'thread'));
  });

  it('hears of the account alone, when it is on hold or leaves', () => {
    for (const accountState of ['suspended', 'leaving'] as const) {
      expect(mayListen({ accountState })).toBe(false);
      expect(heardBy({ ...client, accountState })).toEqual(['account']);
    }
    expect(mayListen({ accountState: 'pending' })).toBe(true);
  });
});

it('a topic is known by its name', () => {
  expect(topics.every(isTopic)).toBe(true);
  expect(isTopic('weather')).toBe(false);
});
