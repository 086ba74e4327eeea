import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';

type Entry = Partial<
  Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>
> & { peerDependenciesMeta?: Record<string, { optional: boolean }> };
// Runs before there is a Node.js that takes types away, so it has none.
const { unreadPackages }: { unreadPackages(packages: Record<string, Entry>): string[] } =
  await import(new URL('./unread-packages.mjs', import.meta.url).href);

const any = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']));

it('keeps what is needed, also by way of others and as a peer, and where Node.js would find it', () => {
  const packages: Record<string, Entry> = {
    '': { dependencies: any('one'), optionalDependencies: any('native') },
    'node_modules/one': { dependencies: any('two'), peerDependencies: any('peer') },
    'node_modules/one/node_modules/two': { dependencies: any('three', 'one') },
    'node_modules/two': {},
    'node_modules/three': {},
    'node_modules/peer': {},
    'node_modules/native': {},
  };
  expect(unreadPackages(packages)).toEqual(['node_modules/two']);
});

it('leaves out an optional peer, and with it what only that needs', () => {
  const packages: Record<string, Entry> = {
    '': { dependencies: any('one') },
    'node_modules/one': {
      peerDependencies: any('runner'),
      peerDependenciesMeta: { runner: { optional: true } },
    },
    'node_modules/runner': { dependencies: any('parser') },
    'node_modules/parser': {},
  };
  expect(unreadPackages(packages)).toEqual(['node_modules/runner', 'node_modules/parser']);
});

it('leaves out what a command line needs, unless something else does', () => {
  const packages: Record<string, Entry> = {
    '': { dependencies: any('react-email', 'one') },
    'node_modules/react-email': { dependencies: any('esbuild', 'glob', 'marked') },
    'node_modules/esbuild': {},
    'node_modules/glob': {},
    'node_modules/marked': {},
    'node_modules/one': { dependencies: any('glob') },
  };
  expect(unreadPackages(packages)).toEqual(['node_modules/esbuild']);
});

it('keeps every package that we name ourselves for running', () => {
  const lock: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'),
  );
  const unread = new Set(unreadPackages(lock.packages));
  const named = Object.keys(lock.packages['']?.dependencies ?? {});
  expect(named.filter((name) => unread.has(`node_modules/${name}`))).toEqual([]);
  expect(unread.has('node_modules/esbuild')).toBe(true);
});
