import { describe, expect, it } from 'vitest';
import { readMailEvents, signMailEvents } from './mail-events.ts';

const now = new Date('2026-11-23T10:00:00Z');
const [before, next] = ['the previous secret, long enough', 'the secret that comes next, as long'];
const events = [{ type: 'bounced', address: 'gone@example.test', detail: '' }];
const body = JSON.stringify({ events });

describe('mail events', () => {
  it('are read by each of several secrets, whichever comes first, and by no other', () => {
    for (const secrets of [
      [before, next],
      [next, before],
    ]) {
      const read = (signer: string) =>
        readMailEvents({ secrets, now }, body, signMailEvents(signer, body, now));
      expect([read(before), read(next)]).toEqual([events, events]);
      expect(() => read('the secret of another one, as long')).toThrow('signature');
    }
  });

  it('are refused where a secret is not among them any more', () => {
    const signature = signMailEvents(before, body, now);
    for (const secrets of [[next], []]) {
      expect(() => readMailEvents({ secrets, now }, body, signature)).toThrow('signature');
    }
  });
});
