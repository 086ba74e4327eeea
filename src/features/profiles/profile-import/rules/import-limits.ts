/** The largest file that is read, in bytes. LinkedIn's quick export has a fraction of it. */
export const importMaxBytes = 10 * 1024 * 1024;

/** What the process that reads a file may use. */
export const readerLimits = {
  cpuSeconds: 15,
  memoryBytes: 512 * 1024 * 1024,
  wallMs: 60_000,
  answerLength: 400_000,
} as const;

/** How much of what is not taken over is told. */
export const mostLeftOut = 200;
