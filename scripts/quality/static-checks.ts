import { type CommandResult, runCommand } from './run-command.ts';

type StaticCheck = { name: string; command: readonly string[] };

/** After the first run, only what a change touches is checked again. */
const rememberTypes = [
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.tsbuildinfo',
];

/** What can be known of the code without running it. `npm run check` runs these, and `npm test` begins with them. */
const staticChecks: readonly StaticCheck[] = [
  { name: 'types', command: ['tsc', '--project', '.', ...rememberTypes] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'imports', command: ['depcruise', '--output-type', 'err-long', 'src', 'demo'] },
  { name: 'unused', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'lock file', command: ['node', 'scripts/complete-lock-file.mjs', '--check'] },
];

export type StaticCheckResult = CommandResult & { name: string };

/** Runs all static checks at once and calls `onResult` for each as it ends. */
export function runStaticChecks(
  onResult: (result: StaticCheckResult) => void,
): Promise<StaticCheckResult[]> {
  return Promise.all(
    staticChecks.map(async ({ name, command }) => {
      const result = { name, ...(await runCommand(command)) };
      onResult(result);
      return result;
    }),
  );
}
