import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from './clock.ts';

/** Where log lines go. Writing never waits: what the reader does not take in time is left out and counted. */
export interface LogOutput {
  write(line: string): void;
  /** Waits until everything is written, or for `timeoutMs`, before the process ends. */
  flush(timeoutMs: number): Promise<void>;
}

/** What standard output offers of a stream. */
interface Sink {
  write(text: string, written?: () => void): unknown;
  on(event: 'error', listener: () => void): unknown;
  readonly writableLength: number;
}

/** About ten thousand lines. */
const maxWaitingBytes = 2 * 1024 * 1024;

/**
 * Lines to standard output. Node writes to pipes and sockets without waiting, and keeps what the reader has not taken;
 * this puts a bound on it. A reader that has gone, or a full disk, must not end the process either.
 */
export function createLogOutput(sink: Sink, maxBytes = maxWaitingBytes): LogOutput {
  let leftOut = 0;
  // Without a listener the loss of the reader (EPIPE) would end the process.
  sink.on('error', () => undefined);

  const attempt = (line: string): boolean => {
    if (sink.writableLength > maxBytes) return false;
    try {
      sink.write(line);
      return true;
    } catch {
      // Files are written at once and may be on a full disk.
      return false;
    }
  };

  return {
    write(line) {
      if (leftOut > 0 && attempt(droppedLinesMessage(leftOut))) leftOut = 0;
      if (leftOut > 0 || !attempt(line)) leftOut += 1;
    },
    async flush(timeoutMs) {
      if (sink.writableLength === 0) return;
      const { promise: written, resolve } = Promise.withResolvers<void>();
      sink.write('', resolve);
      await Promise.race([written, wait(timeoutMs, undefined, { ref: false })]);
    },
  };
}

let standardOutput: LogOutput | undefined;

/** The one on this process's standard output. */
export function standardLogOutput(): LogOutput {
  standardOutput ??= createLogOutput(process.stdout);
  return standardOutput;
}

const droppedLinesMessage = (count: number): string =>
  `${JSON.stringify({ level: 40, time: systemClock.now().toISOString(), leftOut: count, msg: 'log lines were left out: their reader was too slow' })}\n`;
