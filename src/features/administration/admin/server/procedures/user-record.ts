import { getBillingRecord } from '#features/billing/subscriptions/server/queries/billing-record.ts';
import { listInvoicesOf } from '#features/billing/subscriptions/server/queries/invoices.ts';
import { findTrialStart } from '#features/billing/subscriptions/server/queries/trials.ts';
import {
  viewInvoiceSummary,
  viewSubscription,
} from '#features/billing/subscriptions/server/views.ts';
import { listApplicationsOf } from '#features/hiring/applications/server/queries/applications-of.ts';
import { listCompletionRecords } from '#features/hiring/completions/server/queries/completion-records.ts';
import { listProjectsOf } from '#features/hiring/projects/server/queries/project-rows.ts';
import { findProfile } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { viewOwnProfile } from '#features/profiles/consultants/server/views/own-profile.ts';
import { listOwnCredentials } from '#features/profiles/credentials/server/queries/credentials.ts';
import { verifiedCertificationsOf } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { viewOwnCredential } from '#features/profiles/credentials/server/views.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { mailRequested } from '#lib/mail/mailer.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { userRecordContract } from '../../contract/user-record.ts';
import { findUserEntry } from '../queries/user-list.ts';
import { viewMail, viewUserApplication, viewUserProject } from '../views/user-record.ts';

const operations = implementOperations(userRecordContract);

export const userRecordProcedures = {
  getProfile: operations.getProfile.handler(async ({ context, input: { userId }, errors }) => {
    const { db, clock } = context;
    if (!(await findUserEntry(db, userId))) throw errors.USER_NOT_FOUND();
    const now = clock.now();
    const [profile, verified, credentials] = await Promise.all([
      findProfile(db, userId),
      verifiedCertificationsOf(db, userId, now),
      listOwnCredentials(db, userId),
    ]);
    return {
      profile: profile && viewOwnProfile(profile, verified, now),
      credentials: credentials.map((each) => viewOwnCredential(each, dayOf(now))),
    };
  }),

  getSubscription: operations.getSubscription.handler(async ({ context, input, errors }) => {
    const { db, clock } = context;
    const user = await findUserEntry(db, input.userId);
    if (!user) throw errors.USER_NOT_FOUND();
    const person = { userId: input.userId, email: user.email };
    return viewSubscription(
      await getBillingRecord(db, input.userId),
      await findTrialStart(db, context, person),
      clock.now(),
    );
  }),

  listInvoices: operations.listInvoices.handler(async ({ context: { db }, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    if (!(await findUserEntry(db, input.userId))) throw errors.USER_NOT_FOUND();
    const { items, nextCursor } = await listInvoicesOf(db, input.userId, page);
    return { items: items.map(viewInvoiceSummary), nextCursor };
  }),

  listProjects: operations.listProjects.handler(async ({ context: { db }, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    if (!(await findUserEntry(db, input.userId))) throw errors.USER_NOT_FOUND();
    const { items, nextCursor } = await listProjectsOf(db, input.userId, page);
    return { items: items.map(viewUserProject), nextCursor };
  }),

  listApplications: operations.listApplications.handler(
    async ({ context: { db }, input, errors }) => {
      const page = readPageRequest(input);
      if (!page) throw errors.INVALID_CURSOR();
      const user = await findUserEntry(db, input.userId);
      if (!user) throw errors.USER_NOT_FOUND();
      const person = { userId: input.userId, userType: user.userType };
      const { items, nextCursor } = await listApplicationsOf(db, person, page);
      const completions = await listCompletionRecords(
        db,
        items.map(({ id }) => id),
      );
      return { items: items.map((item) => viewUserApplication(item, completions)), nextCursor };
    },
  ),

  listMails: operations.listMails.handler(async ({ context: { db, jobs }, input, errors }) => {
    const user = await findUserEntry(db, input.userId);
    if (!user) throw errors.USER_NOT_FOUND();
    const mails = await jobs.find(mailRequested, { to: { address: user.email } });
    return { items: mails.map(viewMail) };
  }),
};
