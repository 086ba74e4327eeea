import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { reportCauses } from '../rules.ts';
import {
  reportAnswered,
  reportedFinding,
  reportForAdmins,
  reportReversedMailed,
} from './emails/references.ts';
import { reportReceived, reportReversed, reportSettled } from './jobs.ts';
import { findReport, type ReportRow } from './queries.ts';
import { aboutForReporter, aboutOf, nameOf, ownAboutOf } from './views.ts';

/** What was reported, as an admin calls it. */
const aboutForAdmins = (row: ReportRow): string =>
  aboutOf(
    row,
    nameOf(row.reportedFirstName ?? '', row.reportedLastName ?? '', row.reportedEmail ?? ''),
  );

/** Event handlers of reports. */
export const reportsWorkers: JobHandler<Services>[] = [
  handleJob(reportReceived, async ({ reportId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const report = await findReport(db, reportId);
    if (!report || report.settledAt) return;
    const admins = await listAdmins(db);
    await mailer.queueMails(
      db,
      reportForAdmins,
      admins.map((admin) => ({
        to: { name: admin.name, address: admin.email },
        props: {
          about: aboutForAdmins(report),
          cause: reportCauses[report.cause],
          text: report.text,
          reportsUrl: `${publicUrl}/admin/reports`,
        },
        id: derivedId(id, `report for ${admin.userId}`),
      })),
    );
  }),

  handleJob(reportSettled, async ({ reportId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const report = await findReport(db, reportId);
    if (!report?.settledAt) return;
    const { outcome, reporterEmail, reportedEmail } = report;
    // The one against whom it was decided has the reasons in a mail of their own.
    if (outcome === 'upheld' && reporterEmail !== null) {
      const firstName = report.reporterFirstName ?? '';
      await mailer.queueMail(db, reportAnswered, {
        to: {
          name: `${firstName} ${report.reporterLastName ?? ''}`.trim(),
          address: reporterEmail,
        },
        props: {
          firstName,
          about: aboutForReporter(report),
          finding: report.toReporter ?? '',
        },
        id: derivedId(id, 'to the reporter'),
      });
    }
    if (outcome === 'dismissed' && reportedEmail !== null) {
      const firstName = report.reportedFirstName ?? '';
      await mailer.queueMail(db, reportedFinding, {
        to: {
          name: `${firstName} ${report.reportedLastName ?? ''}`.trim(),
          address: reportedEmail,
        },
        props: {
          firstName,
          about: ownAboutOf(report),
          finding: report.toReported ?? '',
          contactUrl: `${publicUrl}/contact`,
        },
        id: derivedId(id, 'to the reported'),
      });
    }
  }),

  handleJob(reportReversed, async ({ reportId }, { id, services: { db, mailer } }) => {
    const report = await findReport(db, reportId);
    if (!report?.reporterEmail) return;
    const firstName = report.reporterFirstName ?? '';
    await mailer.queueMail(db, reportReversedMailed, {
      to: {
        name: `${firstName} ${report.reporterLastName ?? ''}`.trim(),
        address: report.reporterEmail,
      },
      props: { firstName, about: aboutForReporter(report) },
      id: derivedId(id, 'to the reporter'),
    });
  }),
];
