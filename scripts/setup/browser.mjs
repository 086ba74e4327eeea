import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child-process.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { withProgress } from './progress.mjs';
import { inProject, packagedNode } from './project.mjs';
import { SetupProblem } from './setup-problem.mjs';

const names = [
  // The one without a window: it starts and draws in half the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const usualPlaces = {
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
};

/** The first of these that can be installed: not every release has the one without a window. */
const debianPackages = [
  ['chromium-headless-shell', 'fonts-liberation'],
  ['chromium', 'fonts-liberation'],
];

/**
 * The path of a Chromium that runs. The one of CHROMIUM_PATH, one on the PATH or in a usual place, or one fetched here
 * (Debian's package when we are root, else the download of playwright). Throws a SetupProblem when there is none.
 */
export async function findOrFetchBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new SetupProblem(
      `CHROMIUM_PATH names ${given}, which does not start as a browser: correct it, or unset it to have one found.`,
    );
  }
  const found = await findBrowser();
  if (found) return found;

  await withProgress('Fetching Chromium for the browser tests', 'Chromium fetched', fetchBrowser);
  const fetched = await findBrowser();
  if (fetched) return fetched;
  throw new SetupProblem(
    'The browser tests need Chromium, and it could neither be found nor fetched: install it (Debian: apt-get install chromium), or name one with CHROMIUM_PATH, and run the command again.',
  );
}

async function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [
    ...onPath,
    ...(usualPlaces[process.platform] ?? []),
    await playwrightBrowser(),
  ];
  for (const candidate of candidates) {
    if (candidate && existsSync(candidate) && (await starts(candidate))) return candidate;
  }
  return null;
}

async function starts(program) {
  const tried = await run(program, ['--version']).catch(() => ({ code: 1 }));
  return tried.code === 0;
}

/** Where playwright keeps the browser it downloads. */
async function playwrightBrowser() {
  const question = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { code, output } = await run(packagedNode, ['--input-type=commonjs', '--eval', question]);
  return code === 0 ? output : null;
}

async function fetchBrowser() {
  for (const packages of debianPackages) {
    if (await installDebianPackages(packages)) return;
  }
  await run(packagedNode, [
    inProject('node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    'chromium',
  ]);
}
