import type { AliasableExpression } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { applicationsThatWait } from '#features/applications/server/queries/waiting-applications.ts';
import { callsThatWait } from '#features/calls/server/queries/calls-that-wait.ts';
import { invitationsThatWait } from '#features/invitations/server/queries/invitations-that-wait.ts';
import { blockedClients } from '#features/messages/server/queries/blocks.ts';
import { messagesThatWait } from '#features/messages/server/queries/messages-that-wait.ts';
import { projectsThatWait } from '#features/projects/server/queries/asked-projects.ts';
import { questionsThatWait } from '#features/vetting/server/queries/questions.ts';
import type { WaitingKind } from '../../rules/reminders.ts';

/** Something that waits for an answer of somebody who may give it. */
interface SourceRow {
  id: string;
  /** Whom it waits for. */
  userId: UserId;
  projectTitle: string | null;
  /** Who waits; null where nobody in particular does. */
  firstName: string | null;
  lastName: string | null;
  since: Date;
  /** The day (`2026-11-21`) on which it ends by itself; null where it does not. */
  endsOn: string | null;
}

/** Something that is asked, and what two people say to each other: of that nobody who looks in as one of them is told. */
type WaitingSource =
  | {
      kind: Exclude<WaitingKind, 'message'>;
      query: (db: Db, now: Date) => AliasableExpression<SourceRow>;
    }
  | {
      kind: 'message';
      query: (db: Db, now: Date) => AliasableExpression<SourceRow & { unread: number }>;
    };

/**
 * What waits for whom: each feature that asks people for an answer has one line here, and offers as a query what nobody has answered
 * yet. The portals, the reminders and their mail follow from it.
 */
export const waitingSources: readonly WaitingSource[] = [
  { kind: 'application', query: applicationsThatWait },
  { kind: 'project', query: projectsThatWait },
  { kind: 'question', query: questionsThatWait },
  { kind: 'call', query: callsThatWait },
  { kind: 'invitation', query: (db) => invitationsThatWait(db, blockedClients(db)) },
  // A proposal of times has the id of the message that goes with it.
  { kind: 'message', query: (db, now) => messagesThatWait(db, callsThatWait(db, now)) },
];
