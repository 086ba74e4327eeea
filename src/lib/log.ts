import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { standardLogOutput } from './log-output.ts';

export type Log = Logger;

const requestScope = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` with a request id that every log line written inside it carries. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestScope.run({ requestId }, work);
}

/** The id of the request being answered, if one is. */
export function currentRequestId(): string | undefined {
  return requestScope.getStore()?.requestId;
}

// Secrets reach a log line only by mistake; these are the places where such a mistake is likely.
const secretPaths = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  '*.password',
  '*.token',
  '*.secret',
  '*.authorization',
  '*.cookie',
];

/** JSON lines on standard output, each with its request id; known secret fields are blanked. */
export function createLog(level: string): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[redacted]' },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId ? { requestId } : {};
    },
  };
  return pino(options, standardLogOutput());
}
