import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { recordProcess } from './process-record.ts';

/** What a program is started with. */
export interface PartCommand {
  program: string;
  args: readonly string[];
  environment: Record<string, string>;
  cwd: string;
  /** As whom, where we are root and it may not be. */
  user?: { uid: number; gid: number } | undefined;
  /** How often it is started again when it ends unasked before the whole cluster has started. */
  startsAgain?: number | undefined;
}

/** As the unit of systemd has it, in milliseconds. */
const startsAgainAfterMs = 2000;

/** One program of one machine: it can be killed and started again. */
export class Part {
  /** As `machine program`. */
  readonly name: string;
  readonly #folder: string;
  readonly #command: PartCommand;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #startsLeft = 0;
  #nextStart: NodeJS.Timeout | undefined;

  constructor(folder: string, name: string, command: PartCommand) {
    this.#folder = folder;
    this.name = name;
    this.#command = command;
  }

  get pid(): number | undefined {
    return this.isRunning ? this.#child?.pid : undefined;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Whether it has ended permanently. */
  get hasEnded(): boolean {
    return !this.isRunning && this.#nextStart === undefined;
  }

  get #logFile(): string {
    return `${this.#folder}/${this.name.replace(' ', '-')}.log`;
  }

  start(): void {
    if (this.isRunning) throw new Error(`${this.name} runs.`);
    this.#startsLeft = this.#command.startsAgain ?? 0;
    this.#spawn();
  }

  /** Has it started again whenever it ends unasked, as a service manager does: a database may be away for long. */
  keepRunning(): void {
    this.#startsLeft = Number.POSITIVE_INFINITY;
    if (this.hasEnded) this.#spawn();
  }

  #spawn(): void {
    this.#nextStart = undefined;
    const { program, args, environment, cwd, user } = this.#command;
    const log = openSync(this.#logFile, 'a', 0o600);
    const child = spawn(program, args, {
      cwd,
      env: environment,
      stdio: ['ignore', log, log],
      // Ctrl+C in a terminal reaches the one who starts and ends them in order, and not all of them at once.
      detached: true,
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    closeSync(log);
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('exit', () => {
        if (this.#startsLeft > 0) {
          this.#startsLeft -= 1;
          this.#nextStart = setTimeout(() => this.#spawn(), startsAgainAfterMs);
        }
        resolve();
      });
      child.once('error', () => resolve());
    });
    if (child.pid !== undefined) recordProcess(this.#folder, child.pid);
  }

  /** Sends a signal, and for those that end it waits until it has ended. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    this.#startsLeft = 0;
    clearTimeout(this.#nextStart);
    this.#nextStart = undefined;
    if (!this.isRunning) return;
    this.#child?.kill(signal);
    await this.#ended;
  }

  /** Has it stand still, as a machine that does not answer any more. */
  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** The last lines that it has written. */
  lastWords(): string {
    try {
      return readFileSync(this.#logFile, 'utf8').split('\n').slice(-15).join('\n');
    } catch {
      return '';
    }
  }
}
