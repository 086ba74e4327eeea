import type { CorrespondentViewer } from '#access/viewer.ts';
import { cleanLine } from '#lib/api/clean-text.ts';
import type { Addressee, Thread, ThreadItem } from '../../contract/thread-views.ts';
import { isSharedWith, type Joined, obstacleToWrite, type Rights } from '../../policy.ts';
import type { Correspondence } from '../queries/people.ts';
import type { ThreadRow } from '../queries/threads.ts';
import { viewContact, viewCorrespondent } from './people.ts';

const previewLength = 200;

/** What the one who asks may know of the other person of this thread. */
export const rightsIn = (thread: ThreadRow, { tie }: Correspondence): Rights => ({
  hasAccepted: tie?.isAccepted ?? false,
  hasShared: isSharedWith(thread, { sharedAt: thread.otherSharedAt }),
});

/** A thread as one of its two people sees it in the list. */
export function viewThreadItem(
  thread: Joined<ThreadRow>,
  correspondence: Correspondence,
): ThreadItem {
  return {
    id: thread.id,
    other: viewCorrespondent(correspondence, rightsIn(thread, correspondence)),
    unread: thread.unread,
    lastMessage: {
      text: [...cleanLine(thread.lastText)].slice(0, previewLength).join(''),
      isOwn: thread.lastSenderId !== thread.otherId,
      isDeleted: thread.lastDeletedAt !== null,
      sentAt: thread.lastSentAt.toISOString(),
    },
    isArchived: thread.archivedAt !== null,
    isBlocked: thread.blockedAt !== null,
  };
}

/** A thread as one of its two people sees it when it is opened. */
export function viewThread(
  person: CorrespondentViewer,
  thread: Joined<ThreadRow>,
  correspondence: Correspondence,
): Thread {
  const { other, self, tie } = correspondence;
  const { hasAccepted, hasShared } = rightsIn(thread, correspondence);
  const because = causeOf(hasAccepted, hasShared);
  return {
    ...viewThreadItem(thread, correspondence),
    readPosition: thread.readPosition,
    otherContact: because && { ...viewContact(other, tie), because },
    ownContact: {
      ...viewContact(self, tie),
      because: causeOf(hasAccepted, thread.ownSharedAt !== null),
    },
    obstacle: obstacleToWrite(person, { hasBlocked: thread.blockedAt !== null, other }),
  };
}

const causeOf = (hasAccepted: boolean, hasShared: boolean) => {
  if (hasAccepted) return 'accepted';
  return hasShared ? 'shared' : null;
};

/** A user to write to, with the thread there is with them. */
export function viewAddressee(
  person: CorrespondentViewer,
  thread: Joined<ThreadRow> | null,
  correspondence: Correspondence,
): Addressee {
  const { other, tie } = correspondence;
  const rights = thread
    ? rightsIn(thread, correspondence)
    : { hasAccepted: tie?.isAccepted ?? false, hasShared: false };
  return {
    threadId: thread?.id ?? null,
    other: viewCorrespondent(correspondence, rights),
    obstacle: obstacleToWrite(person, { hasBlocked: thread?.blockedAt != null, other }),
  };
}
