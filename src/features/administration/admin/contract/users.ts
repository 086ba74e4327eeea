import { z } from 'zod';
import { memberRoleSchema } from '#access/company-input.ts';
import { operation } from '#access/operation.ts';
import { userIdSchema, userTypeSchema } from '#access/user.ts';
import { accountDecisionSchema } from '#features/identity/accounts/contract/operations.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { userStatuses } from '../rules/user-list.ts';
import { userFilterShape, userListShape } from './filters.ts';

/** A user as a row of an admin's list; null where there is nothing yet. */
export const listedUserSchema = z.object({
  userId: z.uuid(),
  userType: userTypeSchema,
  status: z.enum(userStatuses),
  name: z.string().nullable(),
  email: z.string(),
  companyName: z.string().nullable(),
  title: z.string().nullable(),
  location: z.string().nullable(),
  /** Per hour in whole pounds, converted with the currency map. */
  ratePounds: z.number().int().nullable(),
  yearsExperience: z.number().int().nullable(),
  joinedAt: timestampSchema,
});
export type ListedUser = z.infer<typeof listedUserSchema>;

/** One user, with what an operator needs first to answer a mail of theirs. */
export const userViewSchema = listedUserSchema.extend({
  isAdmin: z.boolean(),
  decision: accountDecisionSchema,
  /** The companies that a client is a member of, the one they act for first. */
  companies: z.array(
    z.object({
      companyId: z.uuid(),
      name: z.string(),
      role: memberRoleSchema,
      isSuspended: z.boolean(),
    }),
  ),
  /** Where the sign-up came from; null in each part that was not kept. */
  signUp: z.object({
    address: z.string().nullable(),
    /** What the browser asked for, such as `de-CH`. */
    language: z.string().nullable(),
    browser: z.string().nullable(),
  }),
  /** Where the user is signed in now, newest first. */
  sessions: z.array(
    z.object({
      address: z.string().nullable(),
      browser: z.string().nullable(),
      signedInAt: timestampSchema,
      /** Known to the day: a session is written again at most once a day. */
      usedAt: timestampSchema,
    }),
  ),
});
export type UserView = z.infer<typeof userViewSchema>;

export const usersContract = {
  count: operation({
    method: 'GET',
    path: '/admin/users/counts',
    access: 'admin',
    reads: 'replica',
    summary: 'How many clients and consultants there are, or fit a text and a status',
  })
    .input(z.strictObject(userFilterShape))
    .output(z.object({ clients: z.number().int(), consultants: z.number().int() })),

  list: operation({
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    reads: 'replica',
    summary: 'Users of one type, narrowed and in the order that is asked for, page by page',
    description: 'All of them as a table: /admin/export/users.csv, with the same parameters.',
  })
    .input(z.strictObject({ ...userListShape, ...pageInputShape }))
    .output(pageOf(listedUserSchema))
    .errors({
      ...invalidCursor,
      NO_SUCH_COLUMN: { status: 400, message: 'These users have no such column to sort by.' },
    }),

  get: operation({
    method: 'GET',
    path: '/admin/users/{userId}',
    access: 'admin',
    summary: 'One user: the account, what was decided about it, and where it is signed in',
  })
    .input(z.strictObject({ userId: userIdSchema }))
    .output(userViewSchema)
    .errors({ USER_NOT_FOUND: { status: 404, message: 'This user does not exist.' } }),
};
