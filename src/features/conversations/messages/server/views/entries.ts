import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import { rejectionOf } from '#features/hiring/applications/rules/life-cycle.ts';
import type { ApplicationEvent } from '#features/hiring/applications/server/queries/events-between.ts';
import type { OfferStep } from '#features/hiring/offers/server/queries/offer-steps.ts';
import type { Entry, Fact, Message } from '../../contract/entry-views.ts';
import { editableUntil } from '../../rules/limits.ts';
import type { CallStep } from '../queries/call-steps.ts';
import type { EntryRow, MessageRow } from '../queries/entries.ts';
import { viewFile } from './files.ts';

interface Reader {
  person: CorrespondentViewer;
  now: Date;
}

/** A line of a thread as this person reads it. */
export function viewEntry(entry: EntryRow, reader: Reader): Entry {
  if (entry.kind === 'message') return viewMessage(entry, reader);
  if (entry.kind === 'contact-shared') return { ...entry, at: entry.at.toISOString() };
  if ('callId' in entry) return viewCallStep(entry);
  return 'counterTerms' in entry ? viewOfferStep(entry) : viewEvent(entry);
}

/** A message as this person reads it. Nothing in it tells its writer what became of it on the other side. */
export function viewMessage(message: MessageRow, { person, now }: Reader): Message {
  const isOwn = message.senderId === person.userId;
  return {
    kind: 'message',
    id: message.id,
    position: message.position,
    isOwn,
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

const viewCallStep = ({ id, kind, at, callId, isOwn, startsAt, endsAt }: CallStep): Fact => ({
  ...{ kind, id, callId, isOwn },
  at: at.toISOString(),
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
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
