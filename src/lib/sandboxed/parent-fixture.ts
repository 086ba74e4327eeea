import { readdirSync, readFileSync } from 'node:fs';
import { runSandboxed } from './run-sandboxed.ts';

/* A process of its own for the test: starts work that never ends, and says which process does it. */

void runSandboxed({
  module: new URL('./sandboxed-fixture.ts', import.meta.url),
  settings: { act: 'wait' },
  input: new Uint8Array(10),
  limits: { cpuSeconds: 20, memoryBytes: 400 * 1024 * 1024, wallMs: 300_000, answerLength: 1000 },
});
const isChild = (pid: string): boolean => {
  try {
    return new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    );
  } catch {
    return false;
  }
};
const child = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isChild(name));
process.stdout.write(`${child}\n`);
