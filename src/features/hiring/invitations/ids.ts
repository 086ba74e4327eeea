import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const invitationIdSchema = z.uuid().brand<'InvitationId'>();

export type InvitationId = z.output<typeof invitationIdSchema>;

/** Takes an id that the database itself gave out. */
export const toInvitationId = (id: string): InvitationId => id as InvitationId;
