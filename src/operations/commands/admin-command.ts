import type { Services } from '#server/services.ts';
import type { BackupSource } from '../backups/take-backup.ts';
import { CommandRefused } from './command-line.ts';

/** What commands work with. In a dry run `write` takes every change back again. */
export type AdminTools = Pick<
  Services,
  'db' | 'write' | 'jobs' | 'clock' | 'isDemo' | 'searchIndex' | 'log' | 'keys'
> & {
  /** What a backup is taken of; opened by the command that takes one. */
  openBackupSource(): Promise<BackupSource>;
  /** Where backups go that name no folder. */
  backupFolder?: string | undefined;
};

export interface CommandUse {
  takes: readonly string[];
  does: string;
  /** Options of its own, with the names of their values: `--mail-to ADDRESS`. */
  options?: readonly string[];
  /** It changes something: with `--dry-run` it says what, and changes nothing. */
  changes: boolean;
}

export interface AdminCommand extends CommandUse {
  /** Returns what the operator reads. Throws a CommandRefused when it did nothing. */
  run(tools: AdminTools, words: readonly string[], isDryRun?: boolean): Promise<string>;
}

/** Commands by their names. */
export type AdminCommands = Readonly<Record<string, AdminCommand>>;

/** What was done, or, as a refusal, why nothing was. */
export function said(isDone: boolean, words: string): string {
  if (!isDone) throw new CommandRefused(words);
  return words;
}
