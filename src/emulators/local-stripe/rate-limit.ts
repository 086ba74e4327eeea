import type { Clock } from '#lib/clock.ts';
import { ApiProblem } from './api-problem.ts';

export interface RateLimit {
  /** Takes one request into account; refuses it when there were too many in this second. */
  take(): void;
}

/** Allows so many requests in each second of the clock; any number without a limit. */
export function createRateLimit(clock: Clock, perSecond: number | undefined): RateLimit {
  let second = 0;
  let taken = 0;
  return {
    take() {
      if (perSecond === undefined) return;
      const now = Math.floor(clock.now().getTime() / 1000);
      taken = now === second ? taken + 1 : 1;
      second = now;
      if (taken <= perSecond) return;
      throw new ApiProblem(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message:
          'Request rate limit exceeded. You can learn more about rate limits in the documentation.',
      });
    },
  };
}
