import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** A week before an API key ends: whatever runs with it stops then. */
export const apiKeyEnding = defineMailReference(
  'api-key-ending',
  z.strictObject({
    firstName: z.string(),
    keyName: z.string(),
    endsAt: z.iso.datetime(),
    keysUrl: absoluteUrl,
  }),
);
