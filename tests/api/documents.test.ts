import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';

const inProject = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

describe('docs/calls.md', () => {
  it('names every operation of the contract, and none that does not exist', () => {
    const named = new Set(
      [...inProject('docs/calls.md').matchAll(/`([a-zA-Z]+\.[a-zA-Z]+)`/g)].map(([, name]) => name),
    );
    const operations = Object.entries(contract).flatMap(([feature, its]) =>
      Object.keys(its).map((operation) => `${feature}.${operation}`),
    );
    expect([...named].sort()).toEqual(operations.sort());
  });
});

describe('docs/dependencies.md', () => {
  it('has a line for every package, and none for others', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      inProject('package.json'),
    );
    const packages = [dependencies, devDependencies, optionalDependencies].flatMap(Object.keys);
    const named = [...inProject('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|/gm)].map(
      ([, name]) => name,
    );
    expect(named.sort()).toEqual(packages.sort());
  });
});
