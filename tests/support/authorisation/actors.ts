import type { UserId } from '#access/user.ts';
import type { TestApp } from '../app.ts';

/** Every kind of person who may ask, in the order of the table's columns. */
export const actors = [
  'visitor',
  'unconfirmed',
  'pending client',
  'client',
  'pending consultant',
  'consultant',
  'subscriber',
  'expired',
  'admin',
] as const;
export type Actor = (typeof actors)[number];

/** A new person of this kind; undefined for a visitor. */
export async function makeActor(app: TestApp, actor: Actor): Promise<UserId | undefined> {
  const { make } = app;
  switch (actor) {
    case 'visitor':
      return undefined;
    case 'unconfirmed':
      return make.client({ confirmed: false, approved: false });
    case 'pending client':
      return make.client({ approved: false });
    case 'client':
      return make.client();
    case 'pending consultant':
      return make.consultant({ approved: false, subscribed: false });
    case 'consultant':
      return make.consultant({ subscribed: false });
    case 'subscriber':
      return withBillingCustomer(app, await make.consultant());
    case 'expired':
      return withBillingCustomer(app, await make.consultant({ subscribed: 'expired' }));
    case 'admin':
      return make.admin();
  }
}

/** The billing service has to know the customer, or it cannot answer about them. */
async function withBillingCustomer(app: TestApp, userId: UserId): Promise<UserId> {
  const { customerId } = await app.services.billing.createCustomer(
    { userId, email: 'customer@example.test', name: 'Customer' },
    crypto.randomUUID(),
  );
  await app.db
    .updateTable('billing_customers')
    .set({ customer_id: customerId })
    .where('user_id', '=', userId)
    .execute();
  return userId;
}
