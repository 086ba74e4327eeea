import { z } from 'zod';

/** The id of an invitation to become a member; whether there is such a one is another question. */
export const memberInvitationIdSchema = z.uuid().brand<'MemberInvitationId'>();
export type MemberInvitationId = z.output<typeof memberInvitationIdSchema>;

/** Takes an id that the database itself gave out. */
export const toMemberInvitationId = (id: string): MemberInvitationId => id as MemberInvitationId;
