/** `npm run check`: everything that can be said of the code without running it, in a few seconds. */
import { print, printStaticCheck } from './quality/report-lines.ts';
import { runStaticChecks } from './quality/static-checks.ts';

const results = await runStaticChecks(printStaticCheck);
const failed = results.filter(({ passed }) => !passed);

print(
  failed.length === 0
    ? '\nAll checks passed.'
    : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
