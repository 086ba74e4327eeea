import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

/** A notification of this person, or of another one. */
const ofNotification: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { notificationId: absentId };
  const userId = rowKind === 'own' && self ? self : await app.make.client();
  const { id } = await app.db
    .insertInto('notifications')
    .values({
      ...{ user_id: userId, kind: 'account-decided', topic: 'account', fact: crypto.randomUUID() },
      ...{ words: 'Your account was approved.', path: '/client/portal', about_id: null },
      ...{ created_at: app.clock.now(), read_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { notificationId: id };
};

/** What is asked of notifications. */
export const notificationInputs: ExampleInputs = {
  'notifications.list': none,
  'notifications.countUnread': none,
  'notifications.markRead': ofNotification,
  'notifications.markAllRead': fixed({ until: '2026-11-23T12:00:00.000Z' }),
  'notifications.markReadAt': fixed({ path: '/client/portal' }),
};
