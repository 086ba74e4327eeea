import { z } from 'zod';
import { operation } from '#lib/api/operation.ts';
import { userTypeSchema } from './rules.ts';

export const viewerViewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({
    kind: z.literal('signed-in'),
    userId: z.uuid(),
    email: z.string(),
    userType: userTypeSchema,
    firstName: z.string(),
    lastName: z.string(),
    isApproved: z.boolean(),
    isAdmin: z.boolean(),
  }),
]);
export type ViewerView = z.infer<typeof viewerViewSchema>;

export const accountsContract = {
  me: operation({
    method: 'GET',
    path: '/me',
    access: 'anyone',
    summary: 'Who is asking: a visitor, or a person with their role and approval',
  }).output(viewerViewSchema),
};
