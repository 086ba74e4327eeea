import type Stripe from 'stripe';
import { invalid } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type { LocalTestClock } from '../objects.ts';
import { type Calls, call, deleted, orNull } from './call.ts';

const monthSeconds = 30 * 24 * 60 * 60;
const everything = 100;

export const testClockCalls: Calls = {
  'POST /v1/test_helpers/test_clocks': call<Stripe.TestHelpers.TestClockCreateParams>(
    async (work, sent) =>
      work.create(
        {
          id: newId('clock'),
          object: 'test_helpers.test_clock',
          created: work.seconds,
          deletes_after: work.seconds + monthSeconds,
          frozen_time: sent.frozen_time,
          livemode: false,
          name: orNull(sent.name),
          status: 'ready',
          status_details: {},
        },
        'test_helpers.test_clock.created',
      ),
  ),

  // What happens on the way is let happen after this answer; the clock is ready when all has.
  'POST /v1/test_helpers/test_clocks/{id}/advance': call<Stripe.TestHelpers.TestClockAdvanceParams>(
    async (work, { frozen_time: target }, { id = '' }) => {
      const clock = await work.get('test_helpers.test_clock', id);
      if (clock.status === 'advancing') throw invalid('This test clock is still advancing.');
      if (target < clock.frozen_time) {
        throw invalid('A test clock can only be advanced to a later time.', 'frozen_time');
      }
      const advancing: LocalTestClock = {
        ...clock,
        status: 'advancing',
        status_details: { advancing: { target_frozen_time: target } },
      };
      return work.change(clock, advancing, 'test_helpers.test_clock.advancing');
    },
  ),

  'DELETE /v1/test_helpers/test_clocks/{id}': call<Stripe.TestHelpers.TestClockDeleteParams>(
    async (work, _, { id = '' }) => {
      const clock = await work.get('test_helpers.test_clock', id);
      const customers = await work.list('customer', {
        matching: { test_clock: id },
        limit: everything,
      });
      for (const customer of customers) work.change(customer, { ...customer, deleted: true });
      work.remove(clock, 'test_helpers.test_clock.deleted');
      return deleted(clock);
    },
  ),
};
