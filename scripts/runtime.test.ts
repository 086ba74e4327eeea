import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = readFileSync(new URL('./runtime.mjs', import.meta.url), 'utf8');
const flags = [...source.matchAll(/setFlagsFromString\('--([\w-]+)=(\d+)'\)/g)];

// An engine that does not know a flag says so in the log and goes on.
it('the engine has the flags that are set, and by itself another number', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(flags.length).toBeGreaterThan(0);
  for (const [, name, number] of flags) {
    const preset = new RegExp(`default: --${name}=(\\d+)`).exec(known)?.[1];
    expect(Number(preset)).toBeGreaterThan(Number(number));
  }
});
