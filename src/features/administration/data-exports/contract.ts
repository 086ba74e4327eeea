import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

/** The last export that a user asked for. */
const dataExportSchema = z.object({
  askedAt: timestampSchema,
  /** Null while it is made. */
  readyAt: timestampSchema.nullable(),
  /** Until when it can be fetched, once it is ready. */
  expiresAt: timestampSchema,
  /** Its size; 0 while it is made. */
  bytes: z.number(),
});
export type DataExportView = z.infer<typeof dataExportSchema>;

const answer = z.object({ dataExport: dataExportSchema.nullable() });

export const dataExportsContract = {
  get: operation({
    method: 'GET',
    path: '/me/data-export',
    access: 'signed-in',
    whileSuspended: true,
    neverLookedAt: true,
    summary: 'The last export of everything about oneself that was asked for',
    description: 'A ready one is at `/account/data-export.zip`.',
  }).output(answer),

  ask: operation({
    method: 'POST',
    path: '/me/data-export',
    access: 'signed-in',
    assurance: 'fresh',
    whileSuspended: true,
    summary: 'Ask for an export of everything about oneself; a mail says when it is ready',
  })
    .output(answer)
    .errors({
      EXPORT_UNDER_WAY: { status: 409, message: 'Your export is being made already.' },
      TOO_MANY_EXPORTS: {
        status: 429,
        message: 'You have asked for three exports today. Please try again tomorrow.',
      },
    }),
};
