import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { inProject } from '#lib/project-folder.ts';

/** What a sandboxed process may use before it is ended. */
export interface SandboxLimits {
  /** Of the processor, in seconds: a busy machine does not shorten it. */
  cpuSeconds: number;
  /** Of memory, all kinds together, in bytes. */
  memoryBytes: number;
  /** Until an answer has to be there, whatever the reason, in milliseconds. */
  wallMs: number;
  /** Of its answer, in characters. */
  answerLength: number;
}

/** What a module offers that is run in a process of its own. */
export interface SandboxedModule {
  /** Works on a stranger's bytes. What it returns is handed back as JSON; what it throws ends the process. */
  sandboxedWork: (
    input: Uint8Array,
    settings: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
}

/** The answer of a sandboxed process, or why it was ended without one. */
export type SandboxOutcome =
  | { answer: unknown }
  /** It used more than it may; it took too long for another reason; it broke; this machine had no room to start it. */
  | { ended: Ending };
type Ending = 'too-much' | 'late' | 'broken' | 'not-started';

/** What code is read from. Neither the data folder nor the settings of the operator are among it. */
const readable = ['src/', 'node_modules/', 'package.json'].flatMap((path) => {
  const whole = inProject(path);
  const real = realpathSync(whole);
  return [whole, path.endsWith('/') ? `${real}/` : real];
});

const confinement = [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${path}`),
  // For the thread that watches what the others use.
  '--allow-worker',
  '--disallow-code-generation-from-strings',
  '--no-warnings',
];

/**
 * Runs work on a stranger's bytes in a process of its own, and ends it when it uses too much; it ends with this
 * process, however that ends. It has no setting and no secret of ours, can read nothing but code, write nothing, start
 * nothing, and knows only what it is given. `module` is the address of a `SandboxedModule`.
 */
export function runSandboxed(options: {
  module: URL;
  /** Handed to the work as it is; small. */
  settings: Readonly<Record<string, string>>;
  input: Uint8Array;
  limits: SandboxLimits;
}): Promise<SandboxOutcome> {
  const { module, settings, input, limits } = options;
  const { cpuSeconds, memoryBytes, wallMs, answerLength } = limits;
  const heap = `--max-old-space-size=${Math.floor(memoryBytes / 2 / 1024 / 1024)}`;
  const child: ChildProcess = spawn(
    process.execPath,
    [
      ...confinement,
      heap,
      inProject('src/lib/sandboxed/sandboxed-main.ts'),
      JSON.stringify({
        ...{ module: module.href, settings, cpuSeconds, memoryBytes },
        parent: process.pid,
      }),
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  );

  return new Promise((resolve) => {
    // Before anything else: an error without a listener would end the server.
    child.on('error', () => resolve({ ended: 'not-started' }));
    // Where no file can be opened any more there are none, and nothing follows the error.
    if (!child.stdin || !child.stdout) return;
    let answer = '';
    let ended: Ending | undefined;
    const end = (reason: Ending) => {
      ended ??= reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end('late'), wallMs);
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (part: string) => {
      answer += part;
      if (answer.length > answerLength) end('too-much');
    });
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (ended) return resolve({ ended });
      // The watching thread, and a full heap, end the process by a signal.
      if (signal !== null) return resolve({ ended: 'too-much' });
      resolve(code === 0 ? parsed(answer) : { ended: 'broken' });
    });
  });
}

function parsed(answer: string): SandboxOutcome {
  try {
    return { answer: JSON.parse(answer) };
  } catch {
    return { ended: 'broken' };
  }
}
