import type { Log } from '#lib/log.ts';

/** Tells of a lost database in one line when it goes, a count now and then, and one line when it is back. */
export interface OutageLog {
  failed(error: unknown): void;
  answered(): void;
}

const countEveryMs = 60_000;
/** Some connections come back before others fail: the outage is over when none has failed for this long. */
const quietMs = 15_000;

/** `now` gives milliseconds that only go forward; `what` names what was lost. */
export function createOutageLog(
  log: Log,
  now = () => performance.now(),
  what = 'the database of the job queue',
): OutageLog {
  let failures = 0;
  let firstAt = 0;
  let lastAt = 0;
  let loggedAt = 0;
  const count = () => ({ failures, seconds: Math.round((lastAt - firstAt) / 1000) });

  return {
    failed(error) {
      lastAt = now();
      failures += 1;
      if (failures === 1) {
        firstAt = lastAt;
        loggedAt = lastAt;
        log.error({ err: error }, `${what} does not answer`);
      } else if (lastAt - loggedAt >= countEveryMs) {
        loggedAt = lastAt;
        log.error(count(), `${what} still does not answer`);
      }
    },
    answered() {
      if (failures === 0 || now() - lastAt < quietMs) return;
      log.info(count(), `${what} answers again`);
      failures = 0;
    },
  };
}
