import { beforeEach, expect, it, vi } from 'vitest';
import { WorkerGroup } from './worker-group.ts';

let woken: string[];
let group: WorkerGroup;
beforeEach(() => {
  woken = [];
  group = new WorkerGroup({ notifyWorker: (id) => void woken.push(id) });
  for (const id of ['first', 'second']) group.add(id);
});

/** A worker is at it until it is let go. */
function occupy(id: string, isFull = false) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { done: group.busy(id, { isFull }, () => promise), letGo: resolve };
}

it('wakes one idle worker for what is announced', async () => {
  group.wake();
  expect(woken).toEqual(['first']);
  const first = occupy('first');
  group.wake();
  expect(woken).toEqual(['first', 'second']);
  first.letGo('done');
  expect(await first.done).toBe('done');
  group.wake();
  expect(woken).toEqual(['first', 'second', 'first']);
});

it('leaves what is announced for a moment, and wakes once for all that came', async () => {
  vi.useFakeTimers();
  try {
    const gathering = new WorkerGroup(
      { notifyWorker: (id) => void woken.push(id) },
      { gatherMs: 50 },
    );
    gathering.add('first');
    for (let n = 0; n < 3; n += 1) gathering.announce();
    expect(woken).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(woken).toEqual(['first']);
    gathering.announce();
    vi.advanceTimersByTime(49);
    expect(woken).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(woken).toEqual(['first', 'first']);
  } finally {
    vi.useRealTimers();
  }
});

it('leaves nothing where each job is taken up by itself', () => {
  group.announce();
  expect(woken).toEqual(['first']);
});

it('lets each look again when all are at work', () => {
  occupy('first');
  occupy('second');
  group.wake();
  expect(woken).toEqual(['first', 'second']);
});

it('wakes another one when a worker has taken up as much as it may', () => {
  occupy('first', false);
  expect(woken).toEqual([]);
  occupy('first', true);
  expect(woken).toEqual(['second']);
});

it('counts a worker as idle again when its work fails', async () => {
  await expect(
    group.busy('first', { isFull: false }, () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken');
  group.wake();
  expect(woken).toEqual(['first']);
});
