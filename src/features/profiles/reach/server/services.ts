import type { ReachCounter } from './commands/reach-counter.ts';

/** What the operations that are counted use beside the services of all. */
export interface ReachServices {
  reach: ReachCounter;
}
