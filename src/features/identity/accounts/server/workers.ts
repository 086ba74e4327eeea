import type { Db } from '#db/client.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { Services } from '#server/services.ts';
import { type EmailSide, findEmailChange } from './commands/change-email.ts';
import { removeExpired } from './commands/remove-expired.ts';
import * as mails from './emails/references.ts';
import * as events from './jobs.ts';
import { listAdmins } from './queries/admins.ts';
import type { AccountsServices } from './services.ts';

const findAccount = (db: Db, userId: string) =>
  db
    .selectFrom('auth.users as user')
    .innerJoin('profiles as profile', 'profile.user_id', 'user.id')
    .select([
      'user.id as userId',
      'user.email',
      'user.email_verified as isConfirmed',
      'profile.user_type as userType',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.company_name as companyName',
    ])
    .where('user.id', '=', userId)
    .executeTakeFirst();

/** The sign-up that has taken the place of an unconfirmed one with the same address. */
async function findReplacing(db: Db, replacedId: string) {
  const replacing = await db
    .selectFrom('auth.replaced_sign_ups as replaced')
    .innerJoin('auth.users as user', 'user.email', 'replaced.email')
    .select('user.id')
    .where('replaced.user_id', '=', replacedId)
    .executeTakeFirst();
  return replacing && findAccount(db, replacing.id);
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const mailboxOf = ({ email, firstName, lastName }: Account): MailAddress => ({
  name: `${firstName} ${lastName}`.trim(),
  address: email,
});

async function mailConfirmation(
  { db, mailer, auth }: Services & AccountsServices,
  account: Account,
  jobId: string,
): Promise<void> {
  const { userId, email, userType } = account;
  await mailer.queueMail(db, mails.confirmAddress, {
    // No name: the address may be a stranger's, and the name is whatever was typed beside it.
    to: { name: '', address: email },
    props: { userType, confirmationUrl: auth.confirmationLink(userId) },
    id: derivedId(jobId, 'confirmation'),
  });
}

async function mailAdmins(
  { db, mailer, publicUrl }: Services,
  account: Account,
  jobId: string,
): Promise<void> {
  const { userType, email, companyName } = account;
  const { name } = mailboxOf(account);
  const admins = await listAdmins(db);
  await mailer.queueMails(
    db,
    mails.newRegistration,
    admins.map((admin) => ({
      to: { name: admin.name, address: admin.email },
      props: { userType, name, companyName, email, approvalsUrl: `${publicUrl}/admin/approvals` },
      id: derivedId(jobId, `registration for ${admin.userId}`),
    })),
  );
}

/** The first steps of a user with a new account. */
const firstSteps = { client: '/post-project', consultant: '/consultant/profile/new' } as const;

/** The mails that follow from what happens to accounts. An account that is gone by then gets none. */
export const accountsWorkers: JobHandler<Services & AccountsServices>[] = [
  handleJob(events.accountCreated, async ({ userId }, { id, services }) => {
    const account = await findAccount(services.db, userId);
    if (account && !account.isConfirmed) await mailConfirmation(services, account, id);
    // Replaced before this ran: the other sign-up has a confirmation of its own, and none for the admins.
    const registered = account ?? (await findReplacing(services.db, userId));
    if (registered) await mailAdmins(services, registered, id);
  }),

  handleJob(events.accountMade, async ({ userId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const account = await findAccount(db, userId);
    if (!account) return;
    const { userType, firstName, email } = account;
    await mailer.queueMail(db, mails.accountMade, {
      to: mailboxOf(account),
      props: { userType, firstName, email, passwordUrl: `${publicUrl}/auth/forgot-password` },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(events.signUpReplaced, async ({ userId }, { id, services }) => {
    const account = await findAccount(services.db, userId);
    // The admins have been notified of the sign-up; approvals show what was confirmed.
    if (account && !account.isConfirmed) await mailConfirmation(services, account, id);
  }),

  handleJob(events.addressConfirmed, async ({ userId }, { services }) => {
    const account = await findAccount(services.db, userId);
    if (!account) return;
    const { firstName, userType } = account;
    const { db, mailer, publicUrl } = services;
    await mailer.queueMail(db, mails.welcome, {
      to: mailboxOf(account),
      props: { firstName, userType, nextUrl: `${publicUrl}${firstSteps[userType]}` },
      // Of two confirmations at the same moment both are told of.
      id: derivedId(userId, 'welcome'),
    });
  }),

  handleJob(events.confirmationRequested, async ({ userId }, { id, services }) => {
    const account = await findAccount(services.db, userId);
    if (account && !account.isConfirmed) await mailConfirmation(services, account, id);
  }),

  handleJob(events.knownAddressSignedUp, async ({ userId, byProvider }, { id, services }) => {
    const account = await findAccount(services.db, userId);
    if (!account) return;
    if (!account.isConfirmed) {
      await mailConfirmation(services, account, id);
      return;
    }
    await services.mailer.queueMail(services.db, mails.accountExists, {
      to: mailboxOf(account),
      props: {
        firstName: account.firstName,
        signInUrl: `${services.publicUrl}/auth?mode=signin${byProvider ? '&next=%2Faccount' : ''}`,
        byMicrosoft: byProvider,
      },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(events.passwordForgotten, ({ email, next }, { services }) =>
    services.auth.beginReset(email, next),
  ),

  handleJob(events.passwordResetRequested, async ({ userId, token, next }, { id, services }) => {
    const account = await findAccount(services.db, userId);
    if (!account) return;
    const { db, mailer, publicUrl } = services;
    if (!account.isConfirmed) {
      await mailer.queueMail(db, mails.signUpUnfinished, {
        // An unconfirmed address gets no name, as in the confirmation mail.
        to: { name: '', address: account.email },
        props: { signUpUrl: `${publicUrl}/auth` },
        id: derivedId(id, 'mail'),
      });
      return;
    }
    const resetUrl = new URL('/auth/reset-password', publicUrl);
    resetUrl.searchParams.set('token', token);
    if (next !== '') resetUrl.searchParams.set('next', next);
    await mailer.queueMail(db, mails.resetPassword, {
      to: mailboxOf(account),
      props: { firstName: account.firstName, resetUrl: resetUrl.href },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(events.accountSecured, async ({ userId, change, leftAddress }, { id, services }) => {
    const account = await findAccount(services.db, userId);
    if (!account) return;
    const { db, mailer, publicUrl } = services;
    const { name, address } = mailboxOf(account);
    const addresses = [address, ...(leftAddress ? [leftAddress] : [])];
    await mailer.queueMails(
      db,
      mails.securityAlert,
      addresses.map((to) => ({
        to: { name, address: to },
        props: {
          firstName: account.firstName,
          change,
          settingsUrl: `${publicUrl}/account`,
          resetUrl: `${publicUrl}/auth/forgot-password`,
        },
        id: derivedId(id, `notice to ${to}`),
      })),
    );
  }),

  handleJob(events.emailChangeRequested, async ({ changeId }, { id, services }) => {
    const { db, mailer, auth, clock, publicUrl } = services;
    const change = await findEmailChange(db, changeId, clock.now());
    if (!change) return;
    const { oldEmail, newEmail, firstName } = change;
    const mailTo = (side: EmailSide) => {
      const confirmationUrl = new URL('/auth/email-change', publicUrl);
      confirmationUrl.searchParams.set('token', auth.emailChangeToken(changeId, side));
      return {
        to: { name: '', address: side === 'old' ? oldEmail : newEmail },
        // The new address is not proven to be theirs yet: it gets nothing that was typed.
        props: {
          firstName: side === 'old' ? firstName : '',
          side,
          newEmail,
          confirmationUrl: confirmationUrl.href,
        },
        id: derivedId(id, `to the ${side} address`),
      };
    };
    await mailer.queueMails(db, mails.confirmEmailChange, [mailTo('old'), mailTo('new')]);
  }),

  handleJob(events.accountRecordsAged, async (_, { services, signal }) => {
    const rows = await removeExpired(services, signal);
    if (rows > 0) services.log.info({ rows }, 'expired records removed');
  }),
];
