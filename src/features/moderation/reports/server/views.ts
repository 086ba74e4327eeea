import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import type { ReportView } from '../contract.ts';
import type { ReportRow } from './queries.ts';

/** What admins call a person; one who left the name out goes by the address. */
export const nameOf = (first: string, last: string, email: string): string =>
  `${first} ${last}`.trim() || email;

/** A person as admins read them; null for one who has left. */
const personOf = (
  userId: string | null,
  [first, last]: readonly [string | null, string | null],
  email: string | null,
) =>
  userId === null || email === null
    ? null
    : { userId, name: nameOf(first ?? '', last ?? '', email), email };

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
    reported: personOf(
      row.reportedId,
      [row.reportedFirstName, row.reportedLastName],
      row.reportedEmail,
    ),
    quote:
      row.quote !== null && row.quoteTitle !== null
        ? {
            of: row.reviewId ? 'review' : 'reference',
            ...{ projectTitle: row.quoteTitle, words: row.quote, reviewId: row.reviewId },
          }
        : null,
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
    reporter: personOf(
      row.reporterId,
      [row.reporterFirstName, row.reporterLastName],
      row.reporterEmail,
    ),
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

/** What was reported, with the person called by this name. */
export function aboutOf(row: ReportRow, name: string): string {
  if (row.projectTitle !== null) return `the project “${row.projectTitle}”`;
  if (row.quoteTitle !== null)
    return `${row.reviewId ? 'a review' : 'a reference'} about “${row.quoteTitle}”`;
  if (row.messageText !== null) return `a message from ${name}`;
  return row.threadId === null ? `the profile of ${name}` : `the conversation with ${name}`;
}

/** The same for the one who was reported. */
export function ownAboutOf(row: ReportRow): string {
  if (row.projectTitle !== null) return `your project “${row.projectTitle}”`;
  if (row.quoteTitle !== null)
    return `your ${row.reviewId ? 'review' : 'reference'} about “${row.quoteTitle}”`;
  if (row.messageText !== null) return 'a message that you wrote';
  return row.threadId === null ? 'your profile' : 'your messages';
}

/** The same for the reporter: no more of a name than the other side sees. */
export const aboutForReporter = (row: ReportRow): string =>
  aboutOf(row, shortNameOf(row.reportedFirstName ?? '', row.reportedLastName ?? ''));
