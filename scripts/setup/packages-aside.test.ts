import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

// Runs before there is a Node.js that takes types away, so it has none.
const {
  canBeExchanged,
  exchangePackages,
}: {
  canBeExchanged(packages: string): boolean;
  exchangePackages(project: string, fresh: string): void;
} = await import(new URL('./packages-aside.mjs', import.meta.url).href);

let project: string;
let fresh: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'direct365-project-'));
  fresh = join(project, 'fresh');
  write(project, 'former');
});
afterEach(() => rmSync(project, { recursive: true }));

function write(folder: string, text: string): void {
  mkdirSync(join(folder, 'node_modules', 'one'), { recursive: true });
  writeFileSync(join(folder, 'node_modules', 'one', 'index.js'), text);
}
const current = () => readFileSync(join(project, 'node_modules', 'one', 'index.js'), 'utf8');

it('puts the packages that were installed aside in the place of the former ones', () => {
  write(fresh, 'new');
  exchangePackages(project, fresh);
  expect(current()).toBe('new');
  expect(existsSync(join(fresh, 'node_modules'))).toBe(false);
});

it('leaves the former packages where none have been installed', () => {
  mkdirSync(fresh);
  expect(() => exchangePackages(project, fresh)).toThrow('ENOENT');
  expect(current()).toBe('former');
});

it('exchanges nothing where nothing is installed', () => {
  expect(canBeExchanged(join(project, 'node_modules'))).toBe(true);
  expect(canBeExchanged(join(project, 'elsewhere'))).toBe(false);
});
