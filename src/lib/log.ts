import { type Logger, type LoggerOptions, pino } from 'pino';
import { currentJobId } from './jobs/job-scope.ts';
import { type LogOutput, standardLogOutput } from './log-output.ts';
import { loggedError, loggedText } from './logged-error.ts';
import { currentRequestId } from './request-scope.ts';
import { currentTraceId } from './tracing/spans.ts';

export type Log = Logger;

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

/**
 * JSON lines on standard output, or wherever `output` leads, each with the ids of its request, job and trace. Known
 * secret fields are blanked, and so is what errors quote of people.
 */
export function createLog(
  level: string,
  output: Pick<LogOutput, 'write'> = standardLogOutput(),
): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[redacted]' },
    serializers: { err: loggedError },
    formatters: { log: withoutAddresses },
    hooks: {
      logMethod([line, ...words], write) {
        // An error alone would give the line its words.
        const own = line instanceof Error ? [{ err: line }, line.message] : [line, ...words];
        const [first, ...rest] = own.map(inText);
        write.call(this, first, ...rest.map(String));
      },
    },
    mixin: () => {
      const [requestId, jobId, traceId] = [currentRequestId(), currentJobId(), currentTraceId()];
      return {
        ...(requestId && { requestId }),
        ...(jobId && { jobId }),
        ...(traceId && { traceId }),
      };
    },
  };
  return pino(options, output);
}

/** A line whose own texts, such as the path of a request, have no address of mail in them. */
const withoutAddresses = (line: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, inText(value)]));

function inText(value: unknown): unknown {
  return typeof value === 'string' ? loggedText(value) : value;
}
