'use strict';

// The first file every npm script runs, under whichever Node the machine has. It stays in syntax that Node 14 parses
// and loads nothing before the version is known, so that an old Node gets a sentence instead of a syntax error.
//
//     node scripts/bootstrap.cjs              installs what running needs, when package-lock.json changed
//     node scripts/bootstrap.cjs packages     installs all that package-lock.json names, when it changed
//     node scripts/bootstrap.cjs web mail server  builds the pages, the mail templates and the server, when they changed (--force: always)
//     node scripts/bootstrap.cjs browser      finds or fetches Chromium for the end-to-end tests
//     node scripts/bootstrap.cjs test         all of these, then the first tier of the tests (--release: the second as well)

// The scripts of package.json begin with `exec`: a shell between npm and what it runs would die of the signal that npm
// passes on, and leave the rest running.

const oldestNode = 20;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  process.stderr.write(
    `Direct365 needs Node.js ${oldestNode} or newer, and this is Node.js ${process.versions.node}: install a newer one (nodejs.org) and run the command again.\n`,
  );
  process.exitCode = 1;
} else {
  void import('./setup/main.mjs').then((setup) => setup.setUp(process.argv.slice(2)));
}
