import { expect, it } from 'vitest';
import { type Check, good, lookAt, notAsked, wrong } from './check.ts';
import { describeFindings, exitCodeFor, findingsAsJson } from './doctor-report.ts';
import { runChecks } from './run-checks.ts';

const saying = (name: string, look: Check['look']): Check => ({ name, look });
const well = saying('well', async () => good('All is well.'));

it('goes on where one fails or never ends, and aborts it', async () => {
  let wasStopped = false;
  const findings = await runChecks(
    [
      saying('endless', (signal) => {
        signal.addEventListener('abort', () => {
          wasStopped = true;
        });
        return new Promise(() => undefined);
      }),
      saying('failing', async () => {
        throw new Error('broken\u001b[2J\nhalf', { cause: new Error('the reason') });
      }),
      well,
    ],
    20,
  );
  expect(findings).toEqual([
    { name: 'endless', ...wrong('There was no answer within 0.02 seconds.') },
    { name: 'failing', ...wrong('broken [2J half: the reason') },
    { name: 'well', ...good('All is well.') },
  ]);
  expect(wasStopped).toBe(true);
});

it('fails for what is wrong, and for nothing else', async () => {
  const looks = await runChecks([
    well,
    saying('odd', async () => lookAt('Look.')),
    saying('left', async () => notAsked('Not configured.')),
  ]);
  expect(exitCodeFor(looks)).toBe(0);
  expect(describeFindings(looks)).toBe(
    [
      'OK       well  All is well.',
      'WARNING  odd   Look.',
      'skipped  left  Not configured.',
      '',
      'Errors: 0, warnings: 1, OK: 1, skipped: 1.',
    ].join('\n'),
  );
  const broken = await runChecks([well, saying('bad', async () => wrong('No.'))]);
  expect(exitCodeFor(broken)).toBe(1);
  expect(JSON.parse(findingsAsJson(broken, new Date('2026-11-23T10:00:00Z')))).toEqual({
    checkedAt: '2026-11-23T10:00:00.000Z',
    isWell: false,
    checks: [
      { name: 'well', state: 'good', sentence: 'All is well.' },
      { name: 'bad', state: 'wrong', sentence: 'No.' },
    ],
  });
});
