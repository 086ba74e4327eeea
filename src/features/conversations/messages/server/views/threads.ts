import type { CorrespondentViewer } from '#access/viewer.ts';
import { cleanLine } from '#lib/api/clean-text.ts';
import type { Addressee, Thread, ThreadItem, WriteObstacle } from '../../contract/thread-views.ts';
import {
  isSharedWith,
  type Joined,
  mayWriteByRole,
  obstacleToWrite,
  type Rights,
} from '../../policy.ts';
import type { Correspondence, PersonRow } from '../queries/people.ts';
import type { ThreadRow } from '../queries/threads.ts';
import type { WriterNames } from '../queries/writers.ts';
import { viewContact, viewCorrespondent } from './people.ts';

const previewLength = 200;

/** What the one who asks may know of the other person of this thread. */
export const rightsIn = (thread: ThreadRow, { tie }: Correspondence): Rights => ({
  hasAccepted: tie?.isAccepted ?? false,
  hasShared: isSharedWith(thread, { sharedAt: thread.otherSharedAt }),
});

/** A thread as one who takes part in it sees it in the list. */
export function viewThreadItem(
  person: CorrespondentViewer,
  thread: Joined<ThreadRow>,
  correspondence: Correspondence,
  nameOf: WriterNames,
): ThreadItem {
  return {
    id: thread.id,
    other: viewCorrespondent(correspondence, rightsIn(thread, correspondence)),
    unread: thread.unread,
    lastMessage: {
      text: [...cleanLine(thread.lastText)].slice(0, previewLength).join(''),
      isOwn: thread.lastSenderId === person.userId,
      by: nameOf(thread.id, thread.lastSenderId),
      isDeleted: thread.lastDeletedAt !== null,
      sentAt: thread.lastSentAt.toISOString(),
    },
    isArchived: thread.archivedAt !== null,
    isBlocked: thread.blockedAt !== null,
  };
}

/** A thread as one who takes part in it sees it when it is opened. */
export function viewThread(
  person: CorrespondentViewer,
  thread: Joined<ThreadRow>,
  correspondence: Correspondence,
  { nameOf, sharer }: { nameOf: WriterNames; sharer: PersonRow | null },
): Thread {
  const { other, self, tie } = correspondence;
  const { hasAccepted, hasShared } = rightsIn(thread, correspondence);
  const because = causeOf(hasAccepted, hasShared);
  return {
    ...viewThreadItem(person, thread, correspondence, nameOf),
    readPosition: thread.readPosition,
    otherContact: otherContact(),
    ownContact: {
      ...viewContact(self, tie),
      because: causeOf(hasAccepted, thread.ownSharedAt !== null),
    },
    obstacle: obstacleFor(person, thread, other),
  };

  function otherContact(): Thread['otherContact'] {
    if (other.isFormer) return null;
    if (because) return { ...viewContact(other, tie), because };
    return sharer && { ...viewContact(sharer, tie), because: 'shared' };
  }
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
    obstacle: obstacleFor(person, thread, other),
  };
}

/** Why this person is offered no place to write. */
function obstacleFor(
  person: CorrespondentViewer,
  thread: Joined<ThreadRow> | null,
  other: Correspondence['other'],
): WriteObstacle | null {
  if (!mayWriteByRole(person)) return 'role';
  return obstacleToWrite(person, { hasBlocked: thread?.blockedAt != null, other });
}
