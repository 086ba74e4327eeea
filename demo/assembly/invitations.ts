import type { Insertable } from 'kysely';
import type { InvitationsTable } from '#db/tables/invitations.ts';
import type { DemoInvitation } from '../content/demo-invitation.ts';
import { hoursAfter, hoursBetween } from './dates.ts';
import { invitationIdOf } from './demo-ids.ts';

interface Invited {
  project: { id: string; client_id: string; title: string };
  postedAt: Date;
  consultantId: string;
  /** The application of this consultant to the project; absent when they have not applied. */
  application: { id: string; created_at: Date } | undefined;
}

/**
 * The invitation of one consultant to one project. Throws when it is said to be answered by an application that there
 * is not.
 */
export function invitationRow(
  { outcome, note }: DemoInvitation,
  { project, postedAt, consultantId, application }: Invited,
): Insertable<InvitationsTable> & { id: string; created_at: Date } {
  const common = {
    id: invitationIdOf(project.id, consultantId),
    project_id: project.id,
    client_id: project.client_id,
    consultant_id: consultantId,
    project_title: project.title,
    note,
  };
  if (outcome === 'applied') {
    if (!application)
      throw new Error(`No consultant invited to "${project.title}" has applied to it.`);
    const { id, created_at: appliedAt } = application;
    const sentAt = hoursAfter(postedAt, hoursBetween(postedAt, appliedAt) / 2);
    const read = { created_at: sentAt, first_read_at: appliedAt, answered_at: appliedAt };
    return { ...common, ...read, state: 'applied', application_id: id };
  }
  const sentAt = hoursAfter(postedAt, 3);
  if (outcome === undefined) return { ...common, state: 'sent', created_at: sentAt };
  const read = { ...common, created_at: sentAt, first_read_at: hoursAfter(sentAt, 2) };
  if (outcome === 'read') return { ...read, state: 'read' };
  const answered = { ...read, answered_at: hoursAfter(sentAt, 14) };
  if (outcome === 'withdrawn') return { ...answered, state: 'withdrawn' };
  return {
    ...answered,
    state: 'declined',
    decline_reason: outcome.declined,
    decline_words: outcome.words,
  };
}
