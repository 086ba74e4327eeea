import type { CompanyId } from '#access/company.ts';
import type { SignedIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { MemberInvitationId } from '../../ids.ts';
import { type Addressed, isAddressedTo } from '../../policy.ts';

/** Invitations without an answer that were not withdrawn. */
export const selectUnanswered = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('member_invitations')
    .select([
      'id as invitationId',
      'email',
      'role',
      'created_at as sentAt',
      'expires_at as expiresAt',
    ])
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .$narrowType<{ invitationId: MemberInvitationId }>();

export type UnansweredRow = Awaited<
  ReturnType<ReturnType<typeof selectUnanswered>['execute']>
>[number];

/** The unanswered invitations of a company, last sent first; those that have run out as well. */
export const listUnanswered = (db: Db, companyId: CompanyId): Promise<UnansweredRow[]> =>
  selectUnanswered(db, companyId).orderBy('created_at', 'desc').orderBy('id').execute();

const selectInvitations = (db: Db) =>
  db
    .selectFrom('member_invitations as invitation')
    .innerJoin(companies(db).as('company'), 'company.id', 'invitation.company_id')
    .leftJoin(people(db).as('inviter'), 'inviter.user_id', 'invitation.invited_by')
    .select([
      'invitation.id as invitationId',
      'invitation.email',
      'invitation.role',
      'invitation.company_id as companyId',
      'invitation.invited_by as invitedBy',
      'invitation.expires_at as expiresAt',
      'invitation.ended_as as endedAs',
      'company.name as companyName',
      'inviter.first_name as inviterFirstName',
      'inviter.last_name as inviterLastName',
    ])
    .$narrowType<{ invitationId: MemberInvitationId; companyId: CompanyId }>();

export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>['execute']>
>[number];

/** An invitation; null when there is none. */
export const findInvitation = async (
  db: Db,
  invitationId: MemberInvitationId,
): Promise<InvitationRow | null> =>
  (await selectInvitations(db).where('invitation.id', '=', invitationId).executeTakeFirst()) ??
  null;

/** An invitation to this person's address; null when it is to another one or does not exist. */
export async function findAddressed(
  db: Db,
  person: SignedIn,
  invitationId: MemberInvitationId,
): Promise<Addressed<InvitationRow> | null> {
  const invitation = await findInvitation(db, invitationId);
  return invitation && isAddressedTo(person, invitation) ? invitation : null;
}

/** First and last name of who invited; null for a user who has left. */
export function inviterOf({ inviterFirstName, inviterLastName }: InvitationRow): string | null {
  return `${inviterFirstName ?? ''} ${inviterLastName ?? ''}`.trim() || null;
}
