import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema, userTypeSchema } from '#access/user.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { impersonationReasonMaxLength } from './rules.ts';

/** An impersonation as the person reads of it whose pages were seen. */
const impersonationViewSchema = z.object({
  id: z.uuid(),
  /** Null once the admin has left. */
  adminName: z.string().nullable(),
  reason: z.string(),
  beganAt: timestampSchema,
  /** When it ended, or ends at the latest. */
  endsAt: timestampSchema,
});
export type ImpersonationView = z.infer<typeof impersonationViewSchema>;

export const impersonationsContract = {
  begin: operation({
    method: 'POST',
    path: '/admin/users/{userId}/look-ins',
    access: 'admin',
    assurance: 'fresh',
    summary: 'Impersonate a user for some minutes, with this session; the user is notified',
    description:
      'Until it ends, reads are answered as that person would be answered, and everything else is refused with `LOOKING_IN`.',
    successStatus: 201,
  })
    .input(
      z.strictObject({
        userId: userIdSchema,
        reason: typedText()
          .min(1, 'Please say why: the person reads it.')
          .max(impersonationReasonMaxLength),
      }),
    )
    .output(z.object({ userType: userTypeSchema, endsAt: timestampSchema }))
    .errors({
      USER_NOT_FOUND: { status: 404, message: 'This user does not exist.' },
      USER_UNCONFIRMED: {
        status: 409,
        message:
          'This address is not confirmed: no one can sign in with it, so there is nothing to see.',
      },
      IS_ADMIN: { status: 409, message: 'Admins cannot be impersonated.' },
      NO_SESSION: { status: 409, message: 'Impersonation needs a browser session.' },
      LOOKING_IN_ALREADY: { status: 409, message: 'You are already impersonating a user.' },
    }),

  end: operation({
    method: 'DELETE',
    path: '/me/look-in',
    access: 'looking-in',
    summary: 'Stop impersonating; nothing happens if you are not',
  }).output(z.object({ ended: z.boolean() })),

  listOwn: operation({
    method: 'GET',
    path: '/me/look-ins',
    access: 'signed-in',
    summary: 'When admins have seen what one sees oneself, and why; the last of them',
  }).output(z.object({ items: z.array(impersonationViewSchema) })),
};
