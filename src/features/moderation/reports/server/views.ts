import type { ReportView } from '../contract.ts';
import type { ReportRow } from './queries.ts';

/** What admins call a person; one who left the name out goes by the address. */
export const nameOf = (first: string, last: string, email: string): string =>
  `${first} ${last}`.trim() || email;

/** A report as admins read it. */
export function viewReport(row: ReportRow): ReportView {
  const { threadId, messageText, messageSentAt } = row;
  const { messageEarlierTexts: earlierTexts, messageFileNames: fileNames } = row;
  const { outcome, toReporter, toReported, settledAt, projectId, projectTitle } = row;
  return {
    id: row.id,
    cause: row.cause,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    reported: {
      userId: row.reportedId,
      name: nameOf(row.reportedFirstName, row.reportedLastName, row.reportedEmail),
      email: row.reportedEmail,
    },
    project:
      projectId && projectTitle !== null
        ? {
            ...{ id: projectId, title: projectTitle },
            cancellation: row.cancelledProjectId
              ? { reason: row.cancellationReason, word: row.cancellationWord }
              : null,
          }
        : null,
    conversation:
      threadId === null
        ? null
        : {
            message:
              messageText !== null && messageSentAt
                ? {
                    text: messageText,
                    earlierTexts,
                    fileNames,
                    sentAt: messageSentAt.toISOString(),
                  }
                : null,
          },
    reporter:
      row.reporterId && row.reporterEmail !== null
        ? {
            userId: row.reporterId,
            name: nameOf(
              row.reporterFirstName ?? '',
              row.reporterLastName ?? '',
              row.reporterEmail,
            ),
            email: row.reporterEmail,
          }
        : null,
    settled:
      outcome && settledAt
        ? {
            outcome,
            toReporter: toReporter ?? '',
            toReported: toReported ?? '',
            at: settledAt.toISOString(),
          }
        : null,
  };
}
