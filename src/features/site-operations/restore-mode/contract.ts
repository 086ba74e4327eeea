import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

export const restoreModeContract = {
  findPaused: operation({
    method: 'GET',
    path: '/admin/held',
    access: 'admin',
    summary: 'Whether everything that goes out is held since a restore, and how much waits',
  })
    .input(z.strictObject({}))
    .output(
      z.object({
        /** Null while nothing is held. */
        held: z
          .object({
            backupMadeAt: timestampSchema,
            restoredAt: timestampSchema,
            /** Background jobs, mails among them. */
            waiting: z.number().int(),
          })
          .nullable(),
      }),
    ),
};
