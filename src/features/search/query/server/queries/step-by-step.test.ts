import { expect, it } from 'vitest';
import { stepByStep } from './step-by-step.ts';

it('work that takes long lets others have their turn between its steps, and short work none', async () => {
  let time = 0;
  function* steps(count: number, ms: number): Generator<void, string> {
    for (let n = 0; n < count; n += 1) {
      time += ms;
      yield;
    }
    return 'done';
  }
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  const turnsDuring = async (work: Generator<void, string>): Promise<number> => {
    const before = turns;
    expect(await stepByStep(work, () => time)).toBe('done');
    return turns - before;
  };
  setImmediate(others);
  expect(await turnsDuring(steps(6, 5))).toBeGreaterThanOrEqual(5);
  // Two steps together are long enough.
  expect(await turnsDuring(steps(6, 3))).toBeGreaterThanOrEqual(2);
  expect(await turnsDuring(steps(4, 1))).toBe(0);
  isOver = true;
});

it('a fault in a step is thrown to its caller', async () => {
  // biome-ignore lint/correctness/useYield: it fails before.
  function* steps(): Generator<void, string> {
    throw new Error('This step cannot be done.');
  }
  await expect(stepByStep(steps())).rejects.toThrow('cannot be done');
});
