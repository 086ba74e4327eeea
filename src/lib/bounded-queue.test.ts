import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

describe('a bounded queue', () => {
  it('does one thing after the other, in order', async () => {
    const queue = new BoundedQueue(10);
    const done: string[] = [];
    const mayEnd = Promise.withResolvers<void>();
    const work = (name: string, until?: Promise<void>) => async () => {
      done.push(`${name} begins`);
      await until;
      done.push(`${name} ends`);
      return name;
    };
    const running = [queue.run(work('first', mayEnd.promise)), queue.run(work('second'))];
    await nextTurn();
    expect(done).toEqual(['first begins']);
    mayEnd.resolve();
    const results = await Promise.all(running);
    expect(results).toEqual(['first', 'second']);
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('accepts up to its limits and refuses the rest, until there is room again', async () => {
    const queue = new BoundedQueue(3);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => queue.run(() => nextTurn(n))));
    expect(answers).toEqual([1, 2, 3, null, null]);
    expect(await queue.run(async () => 6)).toBe(6);
  });

  it('goes on after a failure', async () => {
    const queue = new BoundedQueue(3);
    const failing = queue.run(async () => {
      throw new Error('no');
    });
    const next = queue.run(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
