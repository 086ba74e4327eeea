import { findOrFetchBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { run } from './child-process.mjs';
import { installPackages } from './packages.mjs';
import { say } from './progress.mjs';
import { inProject, packagedNode } from './project.mjs';
import { SetupProblem } from './setup-problem.mjs';
import { fetchPrograms } from './test-programs.mjs';

const buildable = ['web', 'mail', 'server'];

/** Does the named steps in their order; a problem a person can mend becomes a sentence and a failing exit code. */
export async function setUp(args) {
  const isTest = args[0] === 'test';
  const steps = isTest ? ['test'] : args.filter((arg) => !arg.startsWith('--'));
  try {
    await installPackages({ forTests: isTest || steps.includes('packages') });
    const toBuild = buildable.filter((part) => isTest || steps.includes(part));
    await build(toBuild, { force: args.includes('--force') });
    if (steps.includes('browser')) await findOrFetchBrowser();
    if (isTest) await runTests(args.slice(1));
  } catch (problem) {
    explain(problem);
    process.exitCode = 1;
    // The last line of a test run always counts, also when the tests could not begin.
    if (isTest) process.stdout.write('0 passed, 1 failed\n');
  }
}

async function runTests(args) {
  if (args.includes('--release')) await fetchPrograms();
  const { code } = await run(packagedNode, [inProject('scripts', 'test.ts'), ...args], {
    shown: true,
    env: { ...process.env, ...(await browserForTests()) },
  });
  process.exitCode = code;
}

/** Without a browser only the end-to-end tests fail: the other tests still have something to say. */
async function browserForTests() {
  try {
    return { CHROMIUM_PATH: await findOrFetchBrowser() };
  } catch (problem) {
    if (!(problem instanceof SetupProblem)) throw problem;
    return { CHROMIUM_MISSING: problem.message };
  }
}

function explain(problem) {
  if (!(problem instanceof SetupProblem)) return say(problem.stack);
  if (problem.output) say(problem.output);
  say(`\n${problem.message}`);
}
