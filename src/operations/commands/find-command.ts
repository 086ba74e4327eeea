import { accountCommands } from './account-commands.ts';
import type { AdminCommand, AdminCommands, CommandUse } from './admin-command.ts';
import { approvalCommands } from './approval-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { UsageProblem } from './command-line.ts';
import { reportCommands } from './report-commands.ts';
import { upkeepCommands } from './upkeep-commands.ts';

/** Begun before there is a database, so they have none of the tools. */
const withoutDatabase = {
  restore: {
    takes: ['FOLDER', '[TIME|latest]'],
    does: 'restores a backup into the empty data folder or database that the settings name',
    changes: true,
  },
  doctor: {
    takes: [],
    options: ['--json', '--mail-to ADDRESS'],
    does: 'looks at everything that the site needs, whether or not it runs; ends with 1 when something is wrong',
    changes: false,
  },
  'upgrade-database': {
    takes: [],
    options: ['--undo'],
    does: 'moves the private database to the PostgreSQL that comes with this version, and keeps the old one beside it; the site is stopped',
    changes: true,
  },
  version: {
    takes: [],
    does: 'says which version this is, and of Node.js and PostgreSQL',
    changes: false,
  },
} satisfies Record<string, CommandUse>;

const isWithoutDatabase = (name: string): name is keyof typeof withoutDatabase =>
  Object.hasOwn(withoutDatabase, name);

/** The operator's commands: `npm run admin -- NAME …`. */
export const adminCommands: AdminCommands = {
  ...accountCommands,
  ...approvalCommands,
  ...reportCommands,
  ...upkeepCommands,
  ...backupCommands,
};

/** Every command by its name. */
const uses: Readonly<Record<string, CommandUse>> = { ...adminCommands, ...withoutDatabase };

const optionsOf = ({ options = [] }: CommandUse): string[] =>
  options.map((option) => `[${option}]`);

/** The command of this name, if it is used as it is meant; by its name alone where it begins without a database. */
export function findCommand(
  name: string,
  words: readonly string[],
  isDryRun: boolean,
  options: ReadonlyMap<string, string> = new Map(),
): AdminCommand | keyof typeof withoutDatabase {
  const use = Object.hasOwn(uses, name) ? uses[name] : undefined;
  if (!use) throw new UsageProblem(describeCommands(name));
  const needed = use.takes.filter((word) => !word.startsWith('['));
  const known = (use.options ?? []).map((option) => option.split(' ')[0]);
  const isUsedAsMeant =
    words.length >= needed.length &&
    words.length <= use.takes.length &&
    [...options.keys()].every((option) => known.includes(option));
  if (!isUsedAsMeant) {
    throw new UsageProblem(
      `Use it like this: npm run admin -- ${[name, ...use.takes, ...optionsOf(use)].join(' ')}`,
    );
  }
  if (isDryRun && !use.changes) {
    throw new UsageProblem(`${name} changes nothing, so there is nothing to try.`);
  }
  if (isWithoutDatabase(name)) return name;
  const command = adminCommands[name];
  if (!command) throw new UsageProblem(describeCommands(name));
  return command;
}

/** What one command takes and does, or all of them. */
export function describeCommands(given: string): string {
  const known = Object.entries(uses).filter(([name]) => name === given);
  const shown = known.length > 0 ? known : Object.entries(uses);
  const lines = shown.map(([name, use]) => {
    const dryRun = use.changes ? ['[--dry-run]'] : [];
    const words = [name, ...use.takes, ...optionsOf(use), ...dryRun];
    return `  ${words.join(' ').padEnd(38)} ${use.does}`;
  });
  const opening = given && known.length === 0 ? `There is no command "${given}". ` : '';
  return [
    `${opening}Use: npm run admin -- COMMAND`,
    ...lines,
    'With --dry-run a command says what it would do, and changes nothing. With --help it says what it does.',
    'Exit codes: 0 success, 1 rejected (with the reason), 2 usage error.',
  ].join('\n');
}
