import { SetupProblem } from '#lib/errors/setup-problem.ts';

/** The words after `npm run admin --`, read. */
export interface CommandLine {
  name: string;
  words: string[];
  /** Nothing is carried out: what the command takes and does is said. */
  isHelp: boolean;
  /** The command says what it would do, and changes nothing. */
  isDryRun: boolean;
  /** What only some commands take: `--json`, `--undo`, and `--mail-to` with its address. */
  options: ReadonlyMap<string, string>;
}

const optionsOfAll = ['--help', '-h', '--dry-run'];
const flagsOfSome = ['--json', '--undo'];
const valuesOfSome = ['--mail-to'];

/** The command was not used as it is meant: ends with exit code 2. */
export class UsageProblem extends SetupProblem {}

/** The command was understood and did nothing, for the reason that is said: ends with exit code 1. */
export class CommandRefused extends SetupProblem {}

/** Exit codes: 0 success, 1 rejected, 2 usage error. */
export const exitCodeOf = (problem: SetupProblem): 1 | 2 =>
  problem instanceof UsageProblem ? 2 : 1;

/**
 * Reads the words of a command line. Throws a UsageProblem for an option that there is not, or that lacks its value.
 */
export function readCommandLine(given: readonly string[]): CommandLine {
  const seen = new Set<string>();
  const options = new Map<string, string>();
  const plain: string[] = [];
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? '';
    if (!word.startsWith('-')) plain.push(word);
    else if (optionsOfAll.includes(word)) seen.add(word);
    else if (flagsOfSome.includes(word)) options.set(word, '');
    else if (valuesOfSome.includes(word)) {
      at += 1;
      const value = given[at];
      if (!value || value.startsWith('-')) throw new UsageProblem(`${word} needs a value.`);
      options.set(word, value);
    } else throw new UsageProblem(`There is no option "${word}".`);
  }
  const [name = '', ...words] = plain;
  return {
    name,
    words,
    isHelp: seen.has('--help') || seen.has('-h'),
    isDryRun: seen.has('--dry-run'),
    options,
  };
}
