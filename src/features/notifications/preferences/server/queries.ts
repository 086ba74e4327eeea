import { sql } from 'kysely';
import { type UserId, userIdSchema } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { selectPeople } from '#features/identity/accounts/server/queries/people.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import {
  concerns,
  type DigestWay,
  type MailTimes,
  type MailTopic,
  type MailWay,
  mailTopics,
  type PushTopic,
  pushTopics,
  usualTimes,
} from '../rules.ts';

/** Who wants no announcements, to be joined. */
export const optOuts = (db: Db) => db.selectFrom('mail_opt_outs').select('mail_opt_outs.user_id');

/** Addresses that get no announcements, with what they did, to be joined. */
export const suppressions = (db: Db) =>
  db
    .selectFrom('mail_suppressions')
    .select(['mail_suppressions.address', 'mail_suppressions.cause']);

type Signing = Pick<Services, 'publicUrl' | 'keys'>;

/** The key of the page on which this person chooses their mails. */
export const preferenceKey = ({ keys }: Pick<Services, 'keys'>, userId: string): string =>
  `${userId}.${keys.signForYears(keyUses.mailPreferences, userId)}`;

/**
 * The address, good for ever, under which this person chooses their mails without signing in, and a mail program
 * unsubscribes.
 */
export const preferencesUrl = (signing: Signing, userId: string): string =>
  `${signing.publicUrl}/mail-preferences/${preferenceKey(signing, userId)}`;

/** The same address as where a mail about a topic is unsubscribed from: of this topic alone. */
export const topicUrl = (signing: Signing, userId: string, topic: MailTopic): string =>
  `${preferencesUrl(signing, userId)}?topic=${topic}`;

/** The same address as where a digest is unsubscribed from. */
export const digestUrl = (signing: Signing, userId: string, way: DigestWay): string =>
  `${preferencesUrl(signing, userId)}?digest=${way}`;

/**
 * Whose key this is: what stands behind `/mail-preferences/`. Null when we did not make it. One whose secret has leaked
 * may be anybody's (`isDoubted`): it shows and chooses nothing, and unsubscribes all the same, as the law wants of
 * every mail.
 */
export function readPreferenceKey(
  { keys }: Pick<Services, 'keys'>,
  key: string,
): { userId: UserId; isDoubted: boolean } | null {
  const dot = key.indexOf('.');
  const userId = userIdSchema.safeParse(key.slice(0, Math.max(0, dot)));
  if (!userId.success) return null;
  const signer = keys.whoSigned(keyUses.mailPreferences, userId.data, key.slice(dot + 1));
  return signer && { userId: userId.data, isDoubted: signer !== 'us' };
}

/** Which mails a user gets; null when they have left. */
export async function findPreference(db: Db, userId: UserId) {
  const row = await selectPeople(db)
    .leftJoin(optOuts(db).as('opt_out'), 'opt_out.user_id', 'profile.user_id')
    .where('profile.user_id', '=', userId)
    .select(['user.email', 'profile.user_type as userType', 'opt_out.user_id as optedOut'])
    .executeTakeFirst();
  if (!row) return null;
  const ofThem = <Choice extends { topic: MailTopic | PushTopic }>(choices: readonly Choice[]) =>
    choices.filter(({ topic }) => concerns(row.userType, topic));
  return {
    address: row.email,
    announcements: row.optedOut === null,
    messageTexts: await allowMessageTexts(db, [userId]),
    ways: ofThem(await listWays(db, userId)),
    pushes: ofThem(await listPushes(db, userId)),
    times: await findTimes(db, userId),
  };
}

/** Whether a user's browsers show what is about each topic. */
async function listPushes(
  db: Db,
  userId: UserId,
): Promise<{ topic: PushTopic; isShown: boolean }[]> {
  const rows = await db
    .selectFrom('push_opt_outs')
    .select('topic')
    .where('user_id', '=', userId)
    .execute();
  const left = new Set(rows.map(({ topic }) => topic));
  return pushTopics.map((topic) => ({ topic, isShown: !left.has(topic) }));
}

/** Whether all of these people allow mails to contain the text of their messages. */
export async function allowMessageTexts(db: Db, userIds: readonly UserId[]): Promise<boolean> {
  const rows = await db
    .selectFrom('message_text_consents')
    .select('user_id')
    .where(sql<boolean>`user_id = any (${userIds}::uuid[])`)
    .execute();
  return rows.length === new Set(userIds).size;
}

/** Whether the browsers of this person show what is about a topic. */
export async function isShownInBrowsers(
  db: Db,
  userId: UserId,
  topic: PushTopic,
): Promise<boolean> {
  const pushes = await listPushes(db, userId);
  return pushes.some((push) => push.topic === topic && push.isShown);
}

/**
 * What a mail about a topic that stands behind no bell is queued with for this person: where they choose whether such
 * mails come. Null for those who want none.
 */
export async function settingOf(
  signing: Signing & Pick<Services, 'db'>,
  userId: UserId,
  topic: MailTopic,
): Promise<{ settingsUrl: string } | null> {
  const choice = await selectWays(signing.db, topic, [userId]).executeTakeFirst();
  return choice?.way === 'none' ? null : { settingsUrl: topicUrl(signing, userId, topic) };
}

/** How these people want the mails about a topic; who is not in the answer wants them at once. */
export const selectWays = (db: Db, topic: string, userIds: readonly UserId[]) =>
  db
    .selectFrom('mail_choices')
    .select(['user_id', 'way'])
    .where('topic', '=', topic)
    .where(sql<boolean>`user_id = any (${userIds}::uuid[])`)
    .$narrowType<{ way: MailWay }>();

/** How a user wants the mails about each topic. */
export async function listWays(
  db: Db,
  userId: UserId,
): Promise<{ topic: MailTopic; way: MailWay }[]> {
  const chosen = await db
    .selectFrom('mail_choices')
    .select(['topic', 'way'])
    .where('user_id', '=', userId)
    .$narrowType<{ way: MailWay }>()
    .execute();
  const ways = new Map(chosen.map(({ topic, way }) => [topic, way]));
  return mailTopics.map((topic) => ({ topic, way: ways.get(topic) ?? 'at-once' }));
}

/** What these people have chosen of when mails come; who has chosen nothing is not in the answer. */
export const selectTimes = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('mail_times')
    .select(['user_id', 'zone', 'quiet_from as from', 'quiet_until as until'])
    .where(sql<boolean>`user_id = any (${userIds}::uuid[])`);

/** The zone of a user's mails, and their quiet hours. */
export const toTimes = ({
  zone,
  from,
  until,
}: {
  zone: string;
  from: number | null;
  until: number | null;
}): MailTimes => ({ zone, quiet: from === null || until === null ? null : { from, until } });

/**
 * By whose clocks the mails of these people come, and their quiet hours; who has chosen nothing is not in the answer.
 */
export async function timesByPerson(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, MailTimes>> {
  const rows = await selectTimes(db, userIds).execute();
  return new Map(rows.map((row) => [row.user_id, toTimes(row)]));
}

/** The same of one person; null while they have chosen nothing. */
async function findTimes(db: Db, userId: UserId): Promise<MailTimes | null> {
  return (await timesByPerson(db, [userId])).get(userId) ?? null;
}

/** The same, with the default of a user who has chosen nothing. */
export const timesOf = async (db: Db, userId: UserId): Promise<MailTimes> =>
  (await findTimes(db, userId)) ?? usualTimes;

/** Who has chosen which zone, to be joined. */
export const chosenZones = (db: Db) =>
  db.selectFrom('mail_times').select(['mail_times.user_id', 'mail_times.zone']);

/** The zones that anybody has chosen, each found by a step in the index, however many people have chosen it. */
export async function listChosenZones(db: Db): Promise<string[]> {
  const { rows } = await sql<{ zone: string }>`
    with recursive chosen as (
      (select zone from mail_times order by zone limit 1)
      union all
      select (select zone from mail_times where mail_times.zone > chosen.zone order by zone limit 1)
        from chosen where chosen.zone is not null
    )
    select zone from chosen where zone is not null`.execute(db);
  return rows.map(({ zone }) => zone);
}

/** The addresses that contain this text, newest first, at most a hundred, and how many there are. */
export async function listSuppressed(db: Db, text: string) {
  const fitting = db
    .selectFrom('mail_suppressions')
    .where((eb) => eb(eb.fn('strpos', ['address', eb.val(text.toLowerCase())]), '>', 0));
  const [items, { total }] = await Promise.all([
    fitting
      .select(['address', 'cause', 'detail', 'suppressed_at as suppressedAt'])
      .orderBy('suppressed_at', 'desc')
      .orderBy('address')
      .limit(100)
      .execute(),
    fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** Who has wanted no announcements since before a time. */
export const optedOutBefore = (db: Db, before: Date) =>
  db.selectFrom('mail_opt_outs').select('mail_opt_outs.user_id').where('created_at', '<', before);
