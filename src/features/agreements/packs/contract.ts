import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

const paperSchema = z.object({
  /** As it is named in the zip. */
  path: z.string(),
  title: z.string(),
  /** When this version was made, as far as it is kept. */
  date: timestampSchema.nullable(),
  /** Of its content, in hexadecimal digits; null where it is made when it is downloaded. */
  sha256: z.string().nullable(),
});

const packSchema = z.object({
  projectTitle: z.string(),
  side: z.enum(sides),
  papers: z.array(paperSchema),
});
export type Pack = z.infer<typeof packSchema>;

/** The pack of a deal: all its papers in one zip. */
export const packsContract = {
  get: operation({
    method: 'GET',
    path: '/applications/{applicationId}/pack',
    access: 'correspondent',
    summary: 'The papers of a deal, as they are in its zip',
    description:
      'A client’s role decides which. `GET /packs/{applicationId}.zip` gives the zip, with an index of the checksums.',
  })
    .input(z.strictObject({ applicationId: applicationIdSchema }))
    .output(packSchema)
    .errors({
      APPLICATION_NOT_FOUND: { status: 404, message: 'There is no such deal here.' },
    }),
};
