import { z } from 'zod';
import { attachmentKindNames } from '#lib/attachments/attachment-kinds.ts';
import { fileStates } from '../rules/files.ts';

/** A file in a message; `GET /message-files/{id}` gives it to the two people of the thread, while it is `ready`. */
export const messageFileSchema = z.object({
  id: z.uuid(),
  /** As it can be saved anywhere; its extension is one of its kind. */
  name: z.string(),
  bytes: z.number().int(),
  kind: z.enum(attachmentKindNames),
  state: z.enum(fileStates),
});
export type MessageFile = z.infer<typeof messageFileSchema>;
