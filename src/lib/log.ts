import { type Logger, type LoggerOptions, pino } from 'pino';
import { currentJobId } from './jobs/job-scope.ts';
import { type LogOutput, standardLogOutput } from './log-output.ts';
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

/** JSON lines on standard output, or wherever `output` leads, each with the ids of its request, job and trace; known secret fields are blanked. */
export function createLog(
  level: string,
  output: Pick<LogOutput, 'write'> = standardLogOutput(),
): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[redacted]' },
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
