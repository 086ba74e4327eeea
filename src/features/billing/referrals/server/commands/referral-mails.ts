import type { Db } from '#db/client.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { settingOf } from '#features/notifications/preferences/server/queries.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import { formatAnyMoney } from '#lib/money/format.ts';
import type { Services } from '#server/services.ts';
import * as mails from '../emails/references.ts';
import type { Credit, ReferralWithReferrer } from '../queries.ts';

type Writing = Pick<Services, 'mailer' | 'publicUrl' | 'db' | 'keys'>;

const mailboxOf = (referral: ReferralWithReferrer): MailAddress => ({
  name: `${referral.referrerFirstName} ${referral.referrerLastName}`.trim(),
  address: referral.referrerEmail,
});

const props = (referral: ReferralWithReferrer, { publicUrl }: Writing) => ({
  firstName: referral.referrerFirstName,
  refereeName: shortNameOf(referral.refereeFirstName, referral.refereeLastName),
  portalUrl: `${publicUrl}/consultant/portal?tab=subscription`,
});

/** Notifies a referrer who wants such mails, once, that a consultant joined with their code. */
export async function mailJoined(db: Db, services: Writing, referral: ReferralWithReferrer) {
  const setting = await settingOf(services, referral.referrerId, 'referrals');
  if (!setting) return;
  await services.mailer.queueMail(db, mails.referralJoinedNotification, {
    ...setting,
    to: mailboxOf(referral),
    props: props(referral, services),
    id: derivedId(referral.id, 'joined'),
  });
}

/** Tells a referrer, once, that a free month is taken off their next invoices. */
export async function mailCredited(
  db: Db,
  services: Writing,
  referral: ReferralWithReferrer,
  credit: Credit,
) {
  await services.mailer.queueMail(db, mails.freeMonthCredited, {
    to: mailboxOf(referral),
    props: { ...props(referral, services), worth: formatAnyMoney(credit, 'en-US') },
    id: derivedId(referral.id, 'free month credited'),
  });
}

/** Tells a referrer without a subscription, once, that a free month waits for them. */
export async function mailWaiting(db: Db, services: Writing, referral: ReferralWithReferrer) {
  await services.mailer.queueMail(db, mails.freeMonthWaiting, {
    to: mailboxOf(referral),
    props: { ...props(referral, services), subscribeUrl: `${services.publicUrl}/subscribe` },
    id: derivedId(referral.id, 'free month waiting'),
  });
}

/** Tells a referrer, once, that a free month is taken back; `credit` is null for one that waited still. */
export async function mailTakenBack(
  db: Db,
  services: Writing,
  referral: ReferralWithReferrer,
  credit: Credit | null,
) {
  await services.mailer.queueMail(db, mails.freeMonthTakenBack, {
    to: mailboxOf(referral),
    props: {
      ...props(referral, services),
      worth: credit && formatAnyMoney(credit, 'en-US'),
    },
    id: derivedId(referral.id, 'free month taken back'),
  });
}
