import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkLane } from './work-lane.ts';

describe('a lane of work', () => {
  it('does one thing after the other, in order', async () => {
    const lane = createWorkLane(10);
    const done: string[] = [];
    const work = (name: string, milliseconds: number) => async () => {
      done.push(`${name} begins`);
      await wait(milliseconds);
      done.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all([lane.run(work('first', 20)), lane.run(work('second', 1))]);
    expect(results).toEqual(['first', 'second']);
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('takes as many in line as it was told and refuses the rest, until there is room again', async () => {
    const lane = createWorkLane(2);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => lane.run(async () => wait(5, n))));
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
