import { SetupProblem } from '#lib/errors/setup-problem.ts';

/** The words after `npm run admin --`, read. */
export interface CommandLine {
  name: string;
  words: string[];
  /** Nothing is carried out: what the command takes and does is said. */
  isHelp: boolean;
  /** The command says what it would do, and changes nothing. */
  isDryRun: boolean;
}

/** The command was not used as it is meant: ends with exit code 2. */
export class UsageProblem extends SetupProblem {}

/** The command was understood and did nothing, for the reason that is said: ends with exit code 1. */
export class CommandRefused extends SetupProblem {}

/** Exit codes: 0 done, 1 refused or not possible, 2 used in another way than it is meant. */
export const exitCodeOf = (problem: SetupProblem): 1 | 2 =>
  problem instanceof UsageProblem ? 2 : 1;

/** Reads the words of a command line. Throws a UsageProblem for an option that there is not. */
export function readCommandLine(given: readonly string[]): CommandLine {
  const options = given.filter((word) => word.startsWith('-'));
  const unknown = options.find((option) => !['--help', '-h', '--dry-run'].includes(option));
  if (unknown) throw new UsageProblem(`There is no option "${unknown}".`);
  const [name = '', ...words] = given.filter((word) => !word.startsWith('-'));
  return {
    name,
    words,
    isHelp: options.includes('--help') || options.includes('-h'),
    isDryRun: options.includes('--dry-run'),
  };
}
