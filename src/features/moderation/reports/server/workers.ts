import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { reportCauses } from '../rules.ts';
import { reportAnswered, reportedFinding, reportForAdmins } from './emails/references.ts';
import { reportReceived, reportSettled } from './jobs.ts';
import { findReport, type ReportRow } from './queries.ts';
import { nameOf } from './views.ts';

/** What was reported, with the person called by this name. */
function aboutOf(row: ReportRow, name: string): string {
  if (row.projectTitle !== null) return `the project "${row.projectTitle}"`;
  if (row.messageText !== null) return `a message from ${name}`;
  return row.threadId === null ? `the profile of ${name}` : `the conversation with ${name}`;
}

/** The same for the one who was reported. */
function ownAboutOf(row: ReportRow): string {
  if (row.projectTitle !== null) return `your project "${row.projectTitle}"`;
  if (row.messageText !== null) return 'a message that you wrote';
  return row.threadId === null ? 'your profile' : 'your messages';
}

/** What was reported, as an admin calls it. */
const aboutForAdmins = (row: ReportRow): string =>
  aboutOf(row, nameOf(row.reportedFirstName, row.reportedLastName, row.reportedEmail));

/** The same for the reporter: no more of a name than the other side sees. */
const aboutForReporter = (row: ReportRow): string =>
  aboutOf(row, shortNameOf(row.reportedFirstName, row.reportedLastName));

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
    if (report.reporterEmail !== null) {
      const firstName = report.reporterFirstName ?? '';
      await mailer.queueMail(db, reportAnswered, {
        to: {
          name: `${firstName} ${report.reporterLastName ?? ''}`.trim(),
          address: report.reporterEmail,
        },
        props: {
          firstName,
          about: aboutForReporter(report),
          finding: report.toReporter ?? '',
        },
        id: derivedId(id, 'to the reporter'),
      });
    }
    const { reportedFirstName: firstName, reportedLastName, reportedEmail } = report;
    await mailer.queueMail(db, reportedFinding, {
      to: { name: `${firstName} ${reportedLastName}`.trim(), address: reportedEmail },
      props: {
        firstName,
        about: ownAboutOf(report),
        finding: report.toReported ?? '',
        contactUrl: `${publicUrl}/contact`,
      },
      id: derivedId(id, 'to the reported'),
    });
  }),
];
