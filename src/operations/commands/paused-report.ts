import type { PausedRestore } from '#features/site-operations/restore-mode/server/queries.ts';
import type { PausedJobs } from '#lib/jobs/paused-jobs.ts';

const longestSample = 160;

/** What would go out, for the operator's terminal: how much of each kind, since when, and the first few. */
export function describePaused(
  { backupMadeAt, restoredAt }: PausedRestore,
  paused: readonly PausedJobs[],
): string {
  const opening = `Restored on ${restoredAt.toISOString()} from the backup of ${backupMadeAt.toISOString()}.`;
  if (paused.length === 0) return `${opening} Nothing waits.`;
  return [
    `${opening} What waits, oldest first of each kind:`,
    ...paused.flatMap(({ name, count, begun, oldest, samples }) => [
      `  ${name}: ${count}, since ${oldest.toISOString()}${begun > 0 ? `; ${begun} had been begun and may have gone out` : ''}`,
      ...samples.map((sample) => `    ${JSON.stringify(sample).slice(0, longestSample)}`),
    ]),
  ].join('\n');
}
