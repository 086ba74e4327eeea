import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { SandboxedModule } from './run-sandboxed.ts';

/** For the test: does what its setting says, or reports what it was kept from. */
export const sandboxedWork: SandboxedModule['sandboxedWork'] = async (input, { act = '' }) => {
  switch (act) {
    case 'count':
      return { bytes: input.length, settings: Object.keys(process.env) };
    case 'spin':
      for (;;) input.at(0);
    case 'hoard': {
      const kept: Uint8Array[] = [];
      for (;;) kept.push(new Uint8Array(16 * 1024 * 1024).fill(1));
    }
    case 'heap': {
      const kept: string[][] = [];
      for (;;) kept.push(Array.from({ length: 100_000 }, (_, n) => `${n}`));
    }
    case 'chatter':
      return 'a'.repeat(3_000_000);
    case 'throw':
      throw new Error('No.');
    case 'wait':
      return new Promise((resolve) => createServer().on('close', resolve).listen(0, '127.0.0.1'));
    case 'reach': {
      const tried = {
        read: () => readFileSync('/etc/hostname'),
        write: () => writeFileSync('/tmp/written-by-confined', ''),
        start: () => spawnSync('true'),
        // biome-ignore lint/security/noGlobalEval: that it fails is what is tested
        compile: () => eval('1'),
      };
      return Object.entries(tried).map(([name, act]) => `${name}: ${outcomeOf(act)}`);
    }
    default:
      return null;
  }
};

function outcomeOf(act: () => unknown): string {
  try {
    act();
    return 'allowed';
  } catch {
    return 'refused';
  }
}
