import { closeSync, openSync } from 'node:fs';
import { runSandboxed } from './run-sandboxed.ts';

/*
 * A process of its own for the test: opens files until there are none left, and only then wants to start another
 * process.
 */

const opened: number[] = [];
try {
  for (;;) opened.push(openSync('/dev/null', 'r'));
} catch {
  // None left.
}
const outcome = await runSandboxed({
  module: new URL('./sandboxed-fixture.ts', import.meta.url),
  settings: {},
  input: new Uint8Array(10),
  limits: { cpuSeconds: 20, memoryBytes: 400 * 1024 * 1024, wallMs: 60_000, answerLength: 1000 },
});
for (const file of opened) closeSync(file);
process.stdout.write(JSON.stringify(outcome));
