import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { LocalCheckout } from '#emulators/local-stripe/objects.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  deliver,
  listLocalEvents,
  listLocalObjects,
  pressOnLocalPage,
} from '#tests/support/local-billing.ts';

const app = await sharedTestApp();

const newConsultant = (email: string) => app.make.consultant({ subscribed: false, email });

const trialOffered = async (userId: UserId): Promise<boolean> =>
  (await (await app.as(userId)).subscriptions.getOwn()).trialAvailable;

/** When the checkout that this person starts now would charge first; null for at once. */
async function firstChargeOf(userId: UserId): Promise<number | null> {
  const { subscriptions } = await app.as(userId);
  await subscriptions.startCheckout({ plan: 'monthly', currency: 'USD' });
  const all = await listLocalObjects<LocalCheckout>(app, 'checkout.session');
  const own = all.filter(({ client_reference_id: owner }) => owner === userId).at(-1);
  return own?.subscription_data.trial_end ?? null;
}

async function startTrial(userId: UserId): Promise<void> {
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency: 'USD' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  for (const event of await listLocalEvents(app)) await deliver(app, event);
  await app.settle();
}

const leave = (userId: UserId) => app.pool.query('delete from auth.users where id = $1', [userId]);

const trialRows = async () => {
  const { rows } = await app.pool.query(
    'select user_id as "userId", person_key as "personKey" from trials order by began_at',
  );
  return rows;
};

describe('the free trial', () => {
  it('is not had again by a user who leaves and comes back', async () => {
    const first = await newConsultant('grace@example.test');
    expect(await trialOffered(first)).toBe(true);
    await startTrial(first);
    expect(await trialOffered(first)).toBe(false);
    await leave(first);

    const [row, ...more] = await trialRows();
    expect(more).toEqual([]);
    expect(row.userId).toBeNull();
    // Nothing of the address is left.
    expect(row.personKey).toMatch(/^[\w-]{43}$/);
    const again = await newConsultant('grace+again@example.test');
    expect(await trialOffered(again)).toBe(false);
    expect(await firstChargeOf(again)).toBeNull();
    expect(await trialOffered(await newConsultant('somebody-else@example.test'))).toBe(true);
  });

  it('is one row a person, however often and at once it is seen', async () => {
    const ada = await newConsultant('ada-trial@example.test');
    await startTrial(ada);
    const { subscriptions } = await app.as(ada);
    await Promise.all(Array.from({ length: 20 }, () => subscriptions.refresh()));
    expect((await trialRows()).filter(({ userId }) => userId === ada)).toHaveLength(1);
  });

  it('of before these rows had keys is found by a key once the person is asked about', async () => {
    const old = await newConsultant('old-trial@example.test');
    await startTrial(old);
    await app.db
      .updateTable('trials')
      .set({ person_key: null })
      .where('user_id', '=', old)
      .execute();
    await (await app.as(old)).subscriptions.refresh();
    await leave(old);
    expect(await trialOffered(await newConsultant('old-trial@example.test'))).toBe(false);
  });
});
