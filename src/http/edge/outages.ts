import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Outage } from '#lib/errors/outage.ts';
import { createOutageLog } from '#lib/jobs/outage-log.ts';
import type { Log } from '#lib/log.ts';
import { currentOutage } from '#lib/request-scope.ts';
import { answerTrouble, retryAfterSeconds } from './outage-answers.ts';

/** How long a request may take once it has arrived, in milliseconds; longer than any statement it sends. */
export const requestTimeoutMs = 20_000;

/**
 * Gives each request a timeout, and a correct error where a dependency was unavailable. Whatever a library made of that
 * error (a validation error, an empty answer), the caller is asked to retry later.
 */
export const answerOutages = (options: { timeoutOf: (context: Context) => number; log: Log }) => {
  const { timeoutOf, log } = options;
  const outages = createOutageLog(log, undefined, 'what requests need');
  return createMiddleware(async (context, next) => {
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => resolve('late'), timeoutOf(context));
    const outcome = await Promise.race([next(), late]).finally(() => clearTimeout(timer));
    if (outcome === 'late') {
      context.res = answerTrouble(context, 'late');
      return;
    }
    const outage = currentOutage();
    if (!outage) {
      outages.answered();
      return;
    }
    outages.failed(outage.error);
    if (!isUntrue(context, outage.kind)) {
      if (context.res.status >= 500) context.header('retry-after', retryAfterSeconds(outage.kind));
      return;
    }
    const { res } = context;
    // Without this the headers of the first answer would be put over those of the second.
    context.res = undefined;
    context.res = answerTrouble(context, outage.kind);
    await res.body?.cancel();
  });
};

/**
 * Answers that say something else than what happened. The auth library's, whose refusals blame the form and whose
 * success leaves out mails that were not recorded, our own faults, and "not now" without room. An operation's
 * own words for what it needs and does not get are true, and stay.
 */
const isUntrue = ({ req, res }: Context, outage: Outage): boolean =>
  req.path.startsWith('/auth/v1/') ||
  res.status === 500 ||
  (outage === 'full' && res.status > 500 && res.status !== 507);
