import { sql } from 'kysely';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import {
  type DigestWay,
  isDigestWay,
  isMailTopic,
  type MailTimes,
  type MailTopic,
  type MailWay,
  type PushTopic,
} from '../rules.ts';

/** Stores whether a person wants announcements; the same choice again changes nothing. */
export async function chooseAnnouncements(
  tx: Tx,
  userId: string,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<void> {
  if (wanted) {
    await tx.deleteFrom('mail_opt_outs').where('user_id', '=', userId).execute();
    return;
  }
  await tx
    .insertInto('mail_opt_outs')
    .values({ user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores whether mails may contain the text of a person's messages; the same choice again changes nothing. */
export async function chooseMessageTexts(
  tx: Tx,
  userId: string,
  { allowed, now }: { allowed: boolean; now: Date },
): Promise<void> {
  if (!allowed) {
    await tx.deleteFrom('message_text_consents').where('user_id', '=', userId).execute();
    return;
  }
  await tx
    .insertInto('message_text_consents')
    .values({ user_id: userId, chosen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores how a person wants the mails about a topic, from the next event on; the same choice again changes nothing. */
export async function chooseWay(
  tx: Tx,
  userId: string,
  { topic, way, now }: { topic: MailTopic; way: MailWay; now: Date },
): Promise<void> {
  if (way === 'at-once') {
    await tx
      .deleteFrom('mail_choices')
      .where('user_id', '=', userId)
      .where('topic', '=', topic)
      .execute();
    return;
  }
  await tx
    .insertInto('mail_choices')
    .values({ user_id: userId, topic, way, chosen_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'topic'])
        .doUpdateSet({ way, chosen_at: now })
        .where('mail_choices.way', '<>', way),
    )
    .execute();
}

/**
 * Stores whether a person's browsers show what is about a topic, wherever they have turned notifications on; twice
 * changes nothing.
 */
export async function choosePush(
  tx: Tx,
  userId: string,
  { topic, isShown, now }: { topic: PushTopic; isShown: boolean; now: Date },
): Promise<void> {
  if (isShown) {
    await tx
      .deleteFrom('push_opt_outs')
      .where('user_id', '=', userId)
      .where('topic', '=', topic)
      .execute();
    return;
  }
  await tx
    .insertInto('push_opt_outs')
    .values({ user_id: userId, topic, chosen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores by whose clocks a person lives, and their quiet hours: for mails from the next event on, and the next digest.
 */
export async function chooseTimes(
  tx: Tx,
  userId: string,
  { zone, quiet, now }: MailTimes & { now: Date },
): Promise<void> {
  const times = {
    ...{ zone, quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null },
    chosen_at: now,
  };
  await tx
    .insertInto('mail_times')
    .values({ user_id: userId, ...times })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(times))
    .execute();
}

/** Ends a person's digest: of what it told there are no mails from now on. Twice changes nothing. */
export async function endDigest(
  tx: Tx,
  userId: string,
  { way, now }: { way: DigestWay; now: Date },
): Promise<void> {
  await tx
    .updateTable('mail_choices')
    .set({ way: 'none', chosen_at: now })
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .execute();
}

/**
 * What the one click of a mail program ends: by what the address in the mail says, a topic, a digest, or announcements.
 */
export async function unsubscribe(
  tx: Tx,
  userId: string,
  { topic, digest, now }: { topic: string; digest: string; now: Date },
): Promise<void> {
  if (isMailTopic(topic)) await chooseWay(tx, userId, { topic, way: 'none', now });
  else if (isDigestWay(digest)) await endDigest(tx, userId, { way: digest, now });
  else await chooseAnnouncements(tx, userId, { wanted: false, now });
}

/** An address that nothing more is announced to, and why. */
export interface Suppression {
  address: string;
  cause: 'bounced' | 'complained';
  /** What the mail server or the service said. */
  detail: string;
}

/** Stores it. What is known already stays, but for a complaint, which weighs more than a mail that came back. */
export async function suppressAddress(
  tx: Tx,
  { address, cause, detail }: Suppression,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('mail_suppressions')
    .values({
      address: address.trim().toLowerCase(),
      cause,
      detail: detail.slice(0, 500),
      suppressed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({
          cause: sql`excluded.cause`,
          detail: sql`excluded.detail`,
          suppressed_at: sql`excluded.suppressed_at`,
        })
        .where('mail_suppressions.cause', '=', 'bounced')
        .where(sql<boolean>`excluded.cause = 'complained'`),
    )
    .execute();
}

/** Lets announcements go to this address again. */
export async function liftSuppression(tx: Tx, admin: AdminViewer, address: string): Promise<void> {
  const lifted = await tx
    .deleteFrom('mail_suppressions')
    .where('address', '=', address.trim().toLowerCase())
    .returning('cause')
    .executeTakeFirst();
  if (!lifted) return;
  await recordAudit(tx, {
    actor: admin,
    action: 'mail-suppression-lifted',
    subjectId: null,
    detail: { cause: lifted.cause },
  });
}
