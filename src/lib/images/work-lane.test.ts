import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkLane } from './work-lane.ts';

describe('a lane of work', () => {
  it('does one thing after the other, in order', async () => {
    const lane = createWorkLane(10);
    const done: string[] = [];
    const mayEnd = Promise.withResolvers<void>();
    const work = (name: string, until?: Promise<void>) => async () => {
      done.push(`${name} begins`);
      await until;
      done.push(`${name} ends`);
      return name;
    };
    const running = [lane.run(work('first', mayEnd.promise)), lane.run(work('second'))];
    await nextTurn();
    expect(done).toEqual(['first begins']);
    mayEnd.resolve();
    const results = await Promise.all(running);
    expect(results).toEqual(['first', 'second']);
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('takes as many in line as it was told and refuses the rest, until there is room again', async () => {
    const lane = createWorkLane(2);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => lane.run(() => nextTurn(n))));
    expect(answers).toEqual([1, 2, 3, null, null]);
    expect(await lane.run(async () => 6)).toBe(6);
  });

  it('goes on after a failure', async () => {
    const lane = createWorkLane(2);
    const failing = lane.run(async () => {
      throw new Error('no');
    });
    const next = lane.run(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
