import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import { rejectionOf } from '#features/hiring/applications/rules/life-cycle.ts';
import type { ApplicationEvent } from '#features/hiring/applications/server/queries/events-between.ts';
import type { OfferStep } from '#features/hiring/offers/server/queries/offer-steps.ts';
import type { Entry, Fact, Message } from '../../contract/entry-views.ts';
import { isOnSideOf } from '../../policy.ts';
import { editableUntil } from '../../rules/limits.ts';
import type { CallStep } from '../queries/call-steps.ts';
import type { EntryRow, MessageRow } from '../queries/entries.ts';
import { viewFile } from './files.ts';

interface Reader {
  person: CorrespondentViewer;
  now: Date;
  /** What they may call those who write, where the page does not name them. */
  nameOf: (writerId: UserId) => string | null;
}

/** A line of a thread as this person reads it. */
export function viewEntry(entry: EntryRow, reader: Reader): Entry {
  if (entry.kind === 'message') return viewMessage(entry, reader);
  if (entry.kind === 'contact-shared') {
    const { kind, id, isOwn, personId } = entry;
    return { kind, id, at: entry.at.toISOString(), isOwn, by: reader.nameOf(personId) };
  }
  if ('callId' in entry) return viewCallStep(entry, reader);
  return 'counterTerms' in entry ? viewOfferStep(entry) : viewEvent(entry);
}

/** A message as this person reads it. Nothing in it tells its writer's side what became of it on the other side. */
export function viewMessage(message: MessageRow, { person, now, nameOf }: Reader): Message {
  const isOwn = message.senderId === person.userId;
  return {
    kind: 'message',
    id: message.id,
    position: message.position,
    isOwn,
    isOwnSide: isOnSideOf(person, message.senderId, message),
    by: nameOf(message.senderId),
    text: message.text,
    files: message.files.map(viewFile),
    at: message.at.toISOString(),
    editedAt: message.editedAt?.toISOString() ?? null,
    deletedAt: message.deletedAt?.toISOString() ?? null,
    editableUntil: isOwn ? endOfEditing(person, message, now) : null,
  };
}

function endOfEditing(
  { isApproved }: { userId: UserId; isApproved: boolean },
  { at, deletedAt }: MessageRow,
  now: Date,
): string | null {
  const until = editableUntil(at);
  return isApproved && deletedAt === null && now < until ? until.toISOString() : null;
}

const viewCallStep = (step: CallStep, { nameOf }: Reader): Fact => ({
  ...{ kind: step.kind, id: step.id, callId: step.callId, isOwn: step.isOwn },
  by: nameOf(step.personId),
  at: step.at.toISOString(),
  startsAt: step.startsAt?.toISOString() ?? null,
  endsAt: step.endsAt?.toISOString() ?? null,
});

function viewOfferStep(step: OfferStep): Fact {
  const { id, kind, applicationId, projectTitle: title } = step;
  const viewed = { id, at: step.at.toISOString(), applicationId };
  const project = { id: step.projectId, title };
  switch (kind) {
    case 'offer-made':
      return { kind, ...viewed, project, terms: step.terms, words: step.message };
    case 'offer-countered':
      return { kind, ...viewed, project, terms: step.counterTerms, words: step.answer };
    default:
      return { kind, ...viewed, project, terms: null, words: step.answer };
  }
}

function viewEvent(event: ApplicationEvent): Fact {
  const { id, kind, applicationId } = event;
  const project = { id: event.projectId, title: event.projectTitle };
  const viewed = { id, at: event.at.toISOString(), applicationId, project };
  if (kind !== 'application-rejected') return { kind, ...viewed };
  return { kind, ...viewed, because: rejectionOf(event)?.because ?? 'declined' };
}
