import { describe, expect, it } from 'vitest';
import { createLog } from '#lib/log.ts';
import { RowFailures, retryAt } from './row-failures.ts';

const fail = (words: string) => async (): Promise<never> => {
  throw new Error(words);
};

describe('a row that fails', () => {
  it('is passed over, and all of a run are logged in one line', async () => {
    const lines: string[] = [];
    const failures = new RowFailures();
    const log = createLog('info', { write: (line: string) => lines.push(line) });
    expect(await failures.attempt('one', async () => 1)).toEqual({ result: 1 });
    failures.log(log, 'rows failed');
    failures.throwAny();
    expect(lines).toEqual([]);
    for (let n = 0; n < 50; n += 1) {
      expect(await failures.attempt(`row ${n}`, fail(`fault ${n}`))).toBeNull();
    }
    failures.log(log, 'rows failed');
    expect(lines).toHaveLength(1);
    const line: unknown = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ msg: 'rows failed', rows: 50, err: { message: 'fault 0' } });
    expect(line).toMatchObject({ ids: Array.from({ length: 10 }, (_, n) => `row ${n}`) });
    expect(() => failures.throwAny()).toThrow('50 failed, the first of them row 0: fault 0');
  });

  it('of several at once is found by trying each by itself', async () => {
    const failures = new RowFailures();
    const done: string[] = [];
    await failures.attemptAll(['a', 'b', 'c'], async (ids) => {
      if (ids.includes('b')) throw new Error('no b');
      done.push(...ids);
    });
    expect(done).toEqual(['a', 'c']);
    expect(() => failures.throwAny()).toThrow('1 failed, the first of them b: no b');
  });

  it('ends the run where all others would fail as well', async () => {
    const lost = Object.assign(new Error('the server closes'), { code: '57P01' });
    const failures = new RowFailures();
    await expect(failures.attempt('one', () => Promise.reject(lost))).rejects.toBe(lost);
    await expect(failures.attemptAll(['one'], () => Promise.reject(lost))).rejects.toBe(lost);
    const stopped = new RowFailures(AbortSignal.abort(new Error('stopping')));
    await expect(stopped.attempt('one', async () => 1)).rejects.toThrow('stopping');
  });

  it('waits longer for each further try, up to a day', () => {
    const now = new Date('2026-11-28T12:00:00Z');
    const minutesAfter = (failures: number, longestMs?: number) =>
      (retryAt(now, failures, longestMs).getTime() - now.getTime()) / 60_000;
    expect([1, 2, 3, 9, 10, 1000].map((failures) => minutesAfter(failures))).toEqual([
      5, 10, 20, 1280, 1440, 1440,
    ]);
    expect(minutesAfter(9, 60 * 60_000)).toBe(60);
  });
});
