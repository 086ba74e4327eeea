import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

export const senderTest = defineMailReference(
  'sender-test',
  z.strictObject({ sender: z.string(), settingsUrl: absoluteUrl }),
);
