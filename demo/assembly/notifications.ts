import type { Insertable } from 'kysely';
import type { NotificationsTable } from '#db/tables/inbox.ts';
import { daysBefore, hoursAfter } from './dates.ts';
import type { DemoRules } from './demo-rules.ts';
import type { AssembledSearch } from './saved-searches.ts';

/** Users have read their notifications within these hours; newer ones are unread. */
const readAfterHours = 20;
/** Older facts are from before the bell. */
const notifiedForDays = 90;

interface Facts {
  /** To projects of sign-ins' clients. */
  applications: readonly {
    id: string;
    clientId: string;
    consultantId: string;
    projectTitle: string;
    appliedAt: Date;
    isAnswered: boolean;
  }[];
  invitations: readonly {
    id: string;
    clientId: string;
    consultantId: string;
    projectTitle: string;
    sentAt: Date;
    readAt: Date | null;
  }[];
  searches: readonly AssembledSearch[];
}

/** The notifications of these people, with the features' texts. */
export function notificationRows(
  userIds: ReadonlySet<string>,
  { applications, invitations, searches }: Facts,
  { told }: Pick<DemoRules, 'told'>,
  now: Date,
): Insertable<NotificationsTable>[] {
  const readBy = (loggedAt: Date): Date | null => {
    const readAt = hoursAfter(loggedAt, readAfterHours);
    return readAt < now ? readAt : null;
  };
  const rows = [
    ...applications.map(({ id, clientId, consultantId, projectTitle, appliedAt, isAnswered }) => ({
      ...told.applicationReceived({ applicationId: id, projectTitle }),
      ...{ user_id: clientId, fact: id, about_id: consultantId, created_at: appliedAt },
      read_at: isAnswered ? (readBy(appliedAt) ?? now) : readBy(appliedAt),
    })),
    ...invitations.map(({ id, clientId, consultantId, projectTitle, sentAt, readAt }) => ({
      ...told.invitationReceived({ invitationId: id, projectTitle }),
      ...{ user_id: consultantId, fact: id, about_id: clientId, created_at: sentAt },
      read_at: readAt,
    })),
    ...searches.flatMap(({ search, finds }) =>
      finds.map(({ found_at: foundAt }) => ({
        ...(search.kind === 'consultants' ? told.newConsultantsFound : told.newProjectsFound)({
          ...{ id: search.id, name: search.name, count: 1 },
        }),
        ...{ user_id: search.user_id, fact: `${search.id} ${foundAt.toISOString()}` },
        ...{ about_id: null, created_at: foundAt, read_at: readBy(foundAt) },
      })),
    ),
  ];
  const since = daysBefore(now, notifiedForDays);
  return rows.filter(({ user_id, created_at }) => userIds.has(user_id) && created_at > since);
}
