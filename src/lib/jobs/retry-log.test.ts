import { expect, it } from 'vitest';
import { createLog } from '#lib/log.ts';
import { RetryLog } from './retry-log.ts';

it('failed tries are ten lines a minute for each kind of job, and the next line counts those left out', () => {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const retries = new RetryLog(log, () => now);
  const fail = (job: string) =>
    retries.failed({ job, jobId: 'some', attempt: 1, err: new Error('away') });
  for (let n = 0; n < 1000; n += 1) fail('mail-requested');
  fail('push-due');
  const written = () => lines.splice(0).map(({ job, leftOut }) => ({ job, leftOut }));
  expect(written()).toEqual([...Array(10).fill({ job: 'mail-requested' }), { job: 'push-due' }]);
  now = 60_000;
  fail('mail-requested');
  fail('mail-requested');
  expect(written()).toEqual([{ job: 'mail-requested', leftOut: 990 }, { job: 'mail-requested' }]);
});
