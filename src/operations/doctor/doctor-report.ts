import type { CheckState } from './check.ts';
import type { Finding } from './run-checks.ts';

const words: Readonly<Record<CheckState, string>> = {
  good: 'OK',
  'look-at': 'WARNING',
  wrong: 'ERROR',
  'not-asked': 'skipped',
};

const count = (findings: readonly Finding[], state: CheckState): number =>
  findings.filter((finding) => finding.state === state).length;

/** The report for the operator: a line for each check, and the number of checks in each state. */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return [
    ...findings.map(
      ({ name, state, sentence }) =>
        `${words[state].padEnd(7)}  ${name.padEnd(width)}  ${sentence}`,
    ),
    '',
    `Errors: ${count(findings, 'wrong')}, warnings: ${count(findings, 'look-at')}, OK: ${count(findings, 'good')}, skipped: ${count(findings, 'not-asked')}.`,
  ].join('\n');
}

/** The same for programs. */
export const findingsAsJson = (findings: readonly Finding[], now: Date): string =>
  JSON.stringify(
    { checkedAt: now.toISOString(), isWell: exitCodeFor(findings) === 0, checks: findings },
    null,
    2,
  );

/** 1 on any error; warnings do not fail. */
export const exitCodeFor = (findings: readonly Finding[]): 0 | 1 =>
  count(findings, 'wrong') > 0 ? 1 : 0;
