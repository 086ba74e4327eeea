import {
  recordDropped,
  resumeOutbound,
} from '#features/site-operations/restore-mode/server/commands.ts';
import {
  findPausedRestore,
  type PausedRestore,
} from '#features/site-operations/restore-mode/server/queries.ts';
import type { PausedJobs } from '#lib/jobs/paused-jobs.ts';
import { backUpByCommand } from '../backups/backup-commands.ts';
import type { AdminCommands } from './admin-command.ts';
import { CommandRefused, UsageProblem } from './command-line.ts';

const longestSample = 160;

/** What would go out, for the operator's terminal: how much of each kind, since when, and the first few. */
function describePaused(
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

/** Backups, and the outbound pause after a restore. */
export const backupCommands: AdminCommands = {
  backup: {
    takes: ['logical|physical', '[FOLDER]'],
    does: 'takes a backup into a new folder there (without one: in BACKUP_DIR), beside a running site',
    changes: false,
    run: async ({ openBackupSource, backupFolder }, [kind = '', folder = backupFolder]) => {
      if (!folder) throw new UsageProblem('Name a folder, or set BACKUP_DIR.');
      return backUpByCommand(await openBackupSource(), kind, folder);
    },
  },
  'release-held': {
    takes: [],
    does: 'lists what is paused since a restore, and releases it',
    changes: true,
    run: async ({ db, write, jobs, clock }) => {
      const restore = await findPausedRestore(db);
      if (!restore) throw new CommandRefused('Nothing is held.');
      const report = describePaused(restore, await jobs.listPaused());
      await write((tx) => resumeOutbound(tx, clock.now()));
      return `${report}\nReleased: it goes out from now on.`;
    },
  },
  'drop-held': {
    takes: ['KIND'],
    does: 'removes what was waiting of a kind of job (mail-requested) when the backup was made',
    changes: true,
    run: async ({ db, write, jobs }, [kind = ''], isDryRun = false) => {
      const restore = await findPausedRestore(db);
      if (!restore) throw new CommandRefused('Nothing is held.');
      const waiting = (await jobs.listPaused()).find(({ name }) => name === kind);
      if (!waiting) throw new CommandRefused(`Nothing of the kind "${kind}" is held.`);
      if (isDryRun)
        return `${describePaused(restore, [waiting])}\nRemoved: all of it that came before the restore.`;
      const dropped = await jobs.dropPaused(kind, restore.restoredAt);
      await write((tx) => recordDropped(tx, kind, dropped));
      return `Removed: ${dropped} of the kind ${kind}.`;
    },
  },
};
