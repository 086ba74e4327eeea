import type { AliasableExpression } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { milestonesThatWait } from '#features/agreements/milestones/server/queries/milestones-that-wait.ts';
import { statementsThatWait } from '#features/agreements/statements/server/queries/statements-that-wait.ts';
import { weeksThatWait } from '#features/agreements/time-sheets/server/queries/weeks-that-wait.ts';
import { callsThatWait } from '#features/conversations/calls/server/queries/calls-that-wait.ts';
import { blockedCompanies } from '#features/conversations/messages/server/queries/blocks.ts';
import { messagesThatWait } from '#features/conversations/messages/server/queries/messages-that-wait.ts';
import { applicationsThatWait } from '#features/hiring/applications/server/queries/waiting-applications.ts';
import { completionsThatWait } from '#features/hiring/completions/server/queries/completions-that-wait.ts';
import { approvalsThatWait } from '#features/hiring/deal-approvals/server/queries/approvals-that-wait.ts';
import { accessThatWaits } from '#features/hiring/environment-access/server/queries/access-that-waits.ts';
import { invitationsThatWait } from '#features/hiring/invitations/server/queries/invitations-that-wait.ts';
import { offersThatWait } from '#features/hiring/offers/server/queries/offers-that-wait.ts';
import { projectsThatWait } from '#features/hiring/projects/server/queries/asked-projects.ts';
import { reviewsThatWait } from '#features/reviews/reviews/server/queries/reviews-that-wait.ts';
import type { WaitingKind } from '../../rules/reminders.ts';

/** A request that is pending for a user who may answer it. */
interface SourceRow {
  id: string;
  /** Whom it waits for. */
  userId: UserId;
  projectTitle: string | null;
  /** Who waits; null where there is no such person. */
  firstName: string | null;
  lastName: string | null;
  since: Date;
  /** The day (`2026-11-21`) on which it ends by itself; null where it does not. */
  endsOn: string | null;
}

/**
 * A request that is unanswered, or messages that are: an admin who impersonates one of the two does not see messages.
 */
export type WaitingSource =
  | {
      kind: Exclude<WaitingKind, 'message'>;
      query: (db: Db, now: Date) => AliasableExpression<SourceRow>;
    }
  | {
      kind: 'message';
      query: (db: Db, now: Date) => AliasableExpression<SourceRow & { unread: number }>;
    };

/**
 * What is pending for whom: each noun that asks people for an answer has one line here, and offers its unanswered
 * requests as a query. The portals, the reminders and their mail follow from it. Areas below this one are named in
 * `src/app/services.ts`.
 */
export const waitingSources: readonly WaitingSource[] = [
  { kind: 'application', query: applicationsThatWait },
  { kind: 'approval', query: approvalsThatWait },
  { kind: 'offer', query: offersThatWait },
  { kind: 'completion', query: completionsThatWait },
  { kind: 'access', query: accessThatWaits },
  { kind: 'statement', query: statementsThatWait },
  { kind: 'milestone', query: milestonesThatWait },
  { kind: 'time-sheet', query: weeksThatWait },
  { kind: 'review', query: reviewsThatWait },
  { kind: 'project', query: projectsThatWait },
  { kind: 'call', query: callsThatWait },
  { kind: 'invitation', query: (db) => invitationsThatWait(db, blockedCompanies(db)) },
  // A proposal of times has the id of the message that goes with it.
  { kind: 'message', query: (db, now) => messagesThatWait(db, callsThatWait(db, now)) },
];
