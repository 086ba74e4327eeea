/** The channel that the workers of a node listen on. */
const channel = "'pgboss_' || left(encode(sha224('jobs'), 'hex'), 24)";

/** Jobs that run after a pause, in which the user may read what they are about. */
export const paused = "('mail-requested', 'push-due')";

/** Ends that pause and wakes the workers. */
export const passPause = `
  with moved as (
    update jobs.job set start_after = now()
    where name in ${paused} and state = 'created' and start_after > now()
    returning name
  )
  select pg_notify(${channel}, name) from (select distinct name from moved) as names`;

/**
 * Wakes the workers for all due jobs. New due jobs wake them automatically. They would find jobs that a test has
 * written or moved in the table, and retries, at their next poll, in up to ten seconds.
 */
export const notifyOfDueJobs = `
  select pg_notify(${channel}, name) from (
    select distinct name from jobs.job where state in ('created', 'retry') and start_after <= now()
  ) as names`;
