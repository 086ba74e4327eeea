import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { emailAddress } from '#lib/api/email-address.ts';
import { typedLine } from '#lib/api/plain-text.ts';

const tokenInput = z.strictObject({ token: z.string().max(500) });

/** A change of address that waits to be confirmed at both addresses. */
const emailChangeViewSchema = z.object({
  newEmail: z.string(),
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
});
export type EmailChangeView = z.infer<typeof emailChangeViewSchema>;

const addressOfFactor = {
  status: 409,
  message: 'Codes of your two-step sign-in go to this address. Remove that factor first.',
} as const;

const linkErrors = {
  LINK_NOT_VALID: {
    status: 404,
    message: 'This link is not valid any more. Please ask for the change again.',
  },
  ADDRESS_TAKEN: { status: 409, message: 'This address belongs to another account.' },
} as const;

export const settingsContract = {
  rename: operation({
    method: 'PUT',
    path: '/me/name',
    access: 'signed-in',
    summary: 'Change the own name',
  })
    .input(
      z.strictObject({
        firstName: typedLine().min(2, 'First name must be at least 2 characters').max(100),
        lastName: typedLine().min(2, 'Last name must be at least 2 characters').max(100),
      }),
    )
    .output(z.object({ firstName: z.string(), lastName: z.string() })),

  getPassword: operation({
    method: 'GET',
    path: '/me/password',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'Whether the own account has a password',
    description: 'An account without a password gets its first one by a link from a mail.',
  }).output(z.object({ isSet: z.boolean() })),

  changePassword: operation({
    method: 'PUT',
    path: '/me/password',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Change the own password; every other device is signed out',
  })
    .input(
      z.strictObject({
        currentPassword: z.string().min(1, 'Please enter your password'),
        newPassword: z.string().max(1000),
      }),
    )
    .output(z.object({ endedSessions: z.number() }))
    .errors({
      WRONG_PASSWORD: { status: 422, message: 'The password is not right.' },
      PASSWORD_REFUSED: { status: 422, message: 'Please choose another password.' },
    }),

  getEmailChange: operation({
    method: 'GET',
    path: '/me/email-change',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'The change of the own address that waits to be confirmed, if there is one',
  }).output(z.object({ change: emailChangeViewSchema.nullable() })),

  requestEmailChange: operation({
    method: 'PUT',
    path: '/me/email-change',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Ask for another address: a link goes to the present and to the new one',
    description: 'The answer is the same whether or not another account has the address.',
  })
    .input(
      z.strictObject({
        email: emailAddress().toLowerCase(),
      }),
    )
    .output(z.object({ change: emailChangeViewSchema }))
    .errors({
      SAME_ADDRESS: { status: 409, message: 'This is your address already.' },
      ADDRESS_OF_FACTOR: addressOfFactor,
    }),

  cancelEmailChange: operation({
    method: 'DELETE',
    path: '/me/email-change',
    access: 'signed-in',
    summary: 'Keep the present address after all',
  }).output(z.object({ cancelled: z.boolean() })),

  readEmailChange: operation({
    method: 'GET',
    path: '/email-change',
    access: 'anyone',
    neverLookedAt: true,
    summary: 'What a link about a change of address is about; it changes nothing',
  })
    .input(z.strictObject({ token: z.string().max(500).default('') }))
    .output(z.object({ side: z.enum(['old', 'new']), change: emailChangeViewSchema }))
    .errors({ LINK_NOT_VALID: linkErrors.LINK_NOT_VALID }),

  confirmEmailChange: operation({
    method: 'POST',
    path: '/email-change',
    access: 'anyone',
    summary: 'Confirm a change of address at one of both; the second makes the change',
  })
    .input(tokenInput)
    .output(z.object({ isChanged: z.boolean() }))
    .errors({ ...linkErrors, ADDRESS_OF_FACTOR: addressOfFactor }),
};
