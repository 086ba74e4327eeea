/** How many tests passed, failed and were skipped. */
export type TestCount = { passed: number; failed: number; skipped: number };

/** A failed test, or a file that could not be loaded: `test` is then left out. */
export type Failure = { file: string; test?: string; message: string };

/** What a run of tests came to, of whichever runner. */
export type TestRun = TestCount & {
  seconds: number;
  /** What it printed, where that was not shown as it came. */
  output?: string;
  failures: Failure[];
  /** What failed at first and passed when it was run again; counted as passed. */
  flaky: Failure[];
  /** How long the tests of each file took, in seconds. */
  files: { file: string; seconds: number }[];
};
