import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { deletionReasonMaxLength } from './rules.ts';

/** A deletion that a user asked for and can still cancel. */
const deletionSchema = z.object({
  askedAt: timestampSchema,
  /** When the account is erased. */
  dueAt: timestampSchema,
  /** In an admin's words, when it was not the person who asked. */
  reason: z.string().nullable(),
});

/** What becomes of the rest when a user leaves. */
const effectsSchema = z.object({
  /** Withdrawn at once. */
  openApplications: z.number(),
  /** Cancelled at once. */
  openProjects: z.number(),
  /** Cancelled at the end, unless they are completed before. */
  projectsInProgress: z.number(),
  /** Cancelled at once. */
  openCalls: z.number(),
  /** Not charged again, and cancelled at the end. */
  hasSubscription: z.boolean(),
});

const ownDeletionSchema = z.object({
  deletion: deletionSchema.nullable(),
  effects: effectsSchema,
});
export type OwnDeletionView = z.infer<typeof ownDeletionSchema>;

const lastAdmin = {
  status: 409,
  message: 'This is the last admin. Make another user an admin first: the site needs one.',
} as const;
const lastOwner = {
  status: 409,
  message:
    'A company with other members needs an owner. Make one of them an owner, or close the company, first.',
} as const;
const asked = { status: 409, message: 'This account is being deleted already.' } as const;

export const deletionsContract = {
  get: operation({
    method: 'GET',
    path: '/me/deletion',
    access: 'signed-in',
    whileSuspended: true,
    neverLookedAt: true,
    summary: 'Whether the own account is being deleted, and what would become of what is open',
  }).output(ownDeletionSchema),

  ask: operation({
    method: 'POST',
    path: '/me/deletion',
    access: 'signed-in',
    assurance: 'fresh',
    whileSuspended: true,
    summary: 'Have the own account deleted: hidden at once, erased after 30 days',
    description: 'Until then it can be taken back. What was withdrawn or cancelled stays so.',
  })
    .input(
      z.strictObject({
        /** Typed once more, so that it is not done by mistake. */
        email: z.string().max(254),
      }),
    )
    .output(ownDeletionSchema)
    .errors({
      ADDRESS_DIFFERS: { status: 422, message: 'This is not the address of your account.' },
      LAST_ADMIN: lastAdmin,
      LAST_OWNER: lastOwner,
      DELETION_ASKED: asked,
    }),

  cancel: operation({
    method: 'DELETE',
    path: '/me/deletion',
    access: 'signed-in',
    whileSuspended: true,
    summary: 'Keep the own account after all; without a deletion nothing happens',
  })
    .output(z.object({ cancelled: z.boolean() }))
    .errors({
      ERASURE_BEGUN: { status: 409, message: 'Your account is being erased. It is too late.' },
    }),

  askFor: operation({
    method: 'POST',
    path: '/admin/users/{userId}/deletion',
    access: 'admin',
    assurance: 'fresh',
    summary: 'Have a user’s account deleted, with a reason; they are notified, and can cancel it',
  })
    .input(
      z.strictObject({
        userId: userIdSchema,
        reason: typedText()
          .min(1, 'Please say why: the person reads it.')
          .max(deletionReasonMaxLength),
      }),
    )
    .output(z.object({ dueAt: timestampSchema }))
    .errors({
      USER_NOT_FOUND: { status: 404, message: 'This user does not exist.' },
      LAST_ADMIN: lastAdmin,
      LAST_OWNER: lastOwner,
      DELETION_ASKED: asked,
    }),
};
