import { type ExampleInputs, fixed, none } from './example-inputs.ts';

/** What is asked of the address at which calendars read calls. */
export const callFeedInputs: ExampleInputs = {
  'callFeed.get': none,
  'callFeed.make': fixed({ replaces: true }),
  'callFeed.end': none,
};
