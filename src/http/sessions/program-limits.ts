import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { respondWithProblem } from '../edge/problems.ts';
import { programOf } from './bearer-tokens.ts';

/** So many requests of one key or app are answered in a minute, by each node. */
export const programLimit = { requests: 600, seconds: 60 };

/**
 * Counts the requests of each program in memory, and says by `RateLimit` how many are left
 * (draft-ietf-httpapi-ratelimit-headers). No request of one program waits for another.
 */
export function programLimits({ requests, seconds } = programLimit) {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return createMiddleware(async (context, next) => {
    const program = programOf(context)?.program;
    if (!program) return next();
    const used = await limiter.consume(program.keyId).catch((error: unknown) => {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    });
    const wait = Math.ceil(used.msBeforeNext / 1000);
    const headers = {
      'ratelimit-policy': `"program";q=${requests};w=${seconds}`,
      ratelimit: `"program";r=${used.remainingPoints};t=${wait}`,
    };
    if (used.consumedPoints > requests) {
      const detail = `This program sent too many requests. Please try again in ${wait} seconds.`;
      return respondWithProblem(
        context,
        { code: 'TOO_MANY_REQUESTS', status: 429, detail },
        { ...headers, 'retry-after': String(wait) },
      );
    }
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return undefined;
  });
}
