import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const credentialIdSchema = z.uuid().brand<'CredentialId'>();

export type CredentialId = z.output<typeof credentialIdSchema>;
