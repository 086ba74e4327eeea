import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutbox } from './unsent-messages.ts';

/** A tab's storage; `clear` is what signing out does. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    names: () => [...kept.keys()],
  };
}

const hello = { id: 'one', text: 'Hello', files: [], at: '2026-11-23T10:00:00.000Z' };
const again = { id: 'two', text: 'Again', files: [], at: '2026-11-23T10:01:00.000Z' };

describe('messages that have not been sent', () => {
  let session = storage();
  beforeEach(() => {
    session = storage();
    vi.stubGlobal('window', { sessionStorage: session });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are there in the order in which they were written, each once, until they are dropped', () => {
    const outbox = openOutbox('a:b');
    outbox.add(hello);
    outbox.add(again);
    outbox.change('one', { stoppedBy: 'No connection.' });
    expect(outbox.list()).toEqual([{ ...hello, stoppedBy: 'No connection.' }, again]);
    outbox.drop('one');
    outbox.drop('two');
    expect(outbox.list()).toEqual([]);
    expect(session.names()).toEqual([]);
  });

  it('outlive a reload, and wait for a user to send them again under the same id', () => {
    openOutbox('a:b').add(hello);
    expect(openOutbox('a:b').list()).toEqual([
      { ...hello, stoppedBy: 'The page was left before the answer came.' },
    ]);
    expect(openOutbox('a:c').list()).toEqual([]);
  });

  it('are gone with signing out, also for what was on its way then', () => {
    const outbox = openOutbox('a:b');
    outbox.add(hello);
    session.clear();
    outbox.change('one', { stoppedBy: 'No connection.' });
    expect(outbox.list()).toEqual([]);
    expect(session.names()).toEqual([]);
    outbox.add(again);
    expect(outbox.list()).toEqual([again]);
  });

  it('are there while the page is, where the browser keeps nothing', () => {
    vi.stubGlobal('window', {});
    const outbox = openOutbox('a:b');
    outbox.add(hello);
    outbox.change('one', { stoppedBy: 'No connection.' });
    expect(outbox.list()).toEqual([{ ...hello, stoppedBy: 'No connection.' }]);
  });

  it.each(['{', '7', '[1]', '[{"id":"one"}]', 'null'])(
    'are none in a note that makes no sense: %s',
    (note) => {
      session.setItem('draft:unsent:a:b', note);
      expect(openOutbox('a:b').list()).toEqual([]);
    },
  );

  it('are sent one after the other, also behind one that failed', async () => {
    const outbox = openOutbox('a:b');
    const seen: string[] = [];
    const first = outbox.inTurn(async () => {
      await Promise.resolve();
      seen.push('first');
      throw new Error('No connection.');
    });
    const second = outbox.inTurn(async () => void seen.push('second'));
    await expect(first).rejects.toThrow('No connection.');
    await second;
    expect(seen).toEqual(['first', 'second']);
  });
});
