import { UsageProblem } from '../command-line.ts';
import { accountCommands } from './account-commands.ts';
import type { AdminCommands, CommandUse } from './admin-command.ts';
import { approvalCommands } from './approval-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { reportCommands } from './report-commands.ts';
import { upkeepCommands } from './upkeep-commands.ts';

/** Made before there is a database, so it has none of the tools. */
const restoreCommand: CommandUse = {
  takes: ['FOLDER', '[TIME|latest]'],
  does: 'restores a backup into the empty data folder or database that the settings name',
  changes: true,
};

/** The operator's commands: `npm run admin -- NAME …`. */
export const adminCommands: AdminCommands = {
  ...accountCommands,
  ...approvalCommands,
  ...reportCommands,
  ...upkeepCommands,
  ...backupCommands,
};

/** Every command by its name. */
const uses: Readonly<Record<string, CommandUse>> = { ...adminCommands, restore: restoreCommand };

/** The command of this name, if it is used as it is meant; null is `restore`, which begins without a database. */
export function findCommand(name: string, words: readonly string[], isDryRun: boolean) {
  const use = Object.hasOwn(uses, name) ? uses[name] : undefined;
  if (!use) throw new UsageProblem(describeCommands(name));
  const needed = use.takes.filter((word) => !word.startsWith('['));
  if (words.length < needed.length || words.length > use.takes.length) {
    throw new UsageProblem(`Use it like this: npm run admin -- ${[name, ...use.takes].join(' ')}`);
  }
  if (isDryRun && !use.changes) {
    throw new UsageProblem(`${name} changes nothing, so there is nothing to try.`);
  }
  return adminCommands[name] ?? null;
}

/** What one command takes and does, or all of them. */
export function describeCommands(given: string): string {
  const known = Object.entries(uses).filter(([name]) => name === given);
  const shown = known.length > 0 ? known : Object.entries(uses);
  const lines = shown.map(([name, { takes, does, changes }]) => {
    const dryRun = changes ? ' [--dry-run]' : '';
    return `  ${`${[name, ...takes].join(' ')}${dryRun}`.padEnd(38)} ${does}`;
  });
  const opening = given && known.length === 0 ? `There is no command "${given}". ` : '';
  return [
    `${opening}Use: npm run admin -- COMMAND`,
    ...lines,
    'With --dry-run a command says what it would do, and changes nothing. With --help it says what it does.',
    'Ends with 0 when done, 1 when nothing was done for the reason that is said, 2 when it was used in another way.',
  ].join('\n');
}
