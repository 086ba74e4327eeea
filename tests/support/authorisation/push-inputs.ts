import { createVapidKeys } from '#features/notifications/lib/push/web-push-service.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';

/** What a browser hands in, another one each time. */
const address = () => ({
  endpoint: `https://push.example/${crypto.randomUUID()}`,
  p256dh: createVapidKeys().publicKey,
  auth: 'a'.repeat(22),
});

/** A browser of this person, or of another one. */
const ofSubscription: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { subscriptionId: absentId };
  const userId = rowKind === 'own' && self ? self : await app.make.client();
  await app.cookieOf(userId);
  const { id } = await app.db
    .insertInto('push_subscriptions')
    .values(({ selectFrom }) => ({
      user_id: userId,
      session_id: selectFrom('auth.sessions').select('id').where('user_id', '=', userId).limit(1),
      ...{ ...address(), device: 'Firefox on Linux', created_at: app.clock.now() },
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { subscriptionId: id };
};

/** What is asked of browsers that show notifications. */
export const pushInputs: ExampleInputs = {
  'pushSubscriptions.list': none,
  'pushSubscriptions.add': async () => address(),
  'pushSubscriptions.remove': ofSubscription,
};
