/** In milliseconds: what a process that is killed can lose. */
const flushInterval = 10_000;

export interface CountBuffer<Count> {
  /** Counts in memory: no query, and nothing to wait for. */
  add(count: Count): void;
  /** Writes what has been counted since the last time. What cannot be written is kept for the next. */
  flush(): Promise<void>;
  /** Writes the rest, and no more on its own. */
  stop(): Promise<void>;
}

/** Counts in memory and writes the counts every ten seconds: no request waits for it, or fails with it. */
export function createCountBuffer<Count>(options: {
  /** Adds one to those that are counted already. It decides how many different ones there may be. */
  add(counts: Map<string, Count>, count: Count): void;
  write(batch: readonly Count[]): Promise<unknown>;
  onFailure(error: unknown): void;
}): CountBuffer<Count> {
  let counts = new Map<string, Count>();
  let lastFlush = Promise.resolve();

  async function writeCounts(): Promise<void> {
    if (counts.size === 0) return;
    const batch = [...counts.values()];
    counts = new Map();
    try {
      await options.write(batch);
    } catch (error) {
      options.onFailure(error);
      for (const count of batch) options.add(counts, count);
    }
  }

  /** One at a time, so that anyone who waits for a flush knows that all before it is written. */
  function flush(): Promise<void> {
    lastFlush = lastFlush.then(writeCounts);
    return lastFlush;
  }

  const timer = setInterval(() => void flush(), flushInterval).unref();
  return {
    add: (count) => options.add(counts, count),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
