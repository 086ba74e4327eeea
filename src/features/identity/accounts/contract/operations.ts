import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { accountStateSchema } from '#access/user.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { supportedLocales } from '#lib/money/locale-currencies.ts';
import { viewerViewSchema } from './viewer-view.ts';

/** What has become of the sign-up that a confirmation link was sent for, for the person who holds the link. */
export const confirmationViewSchema = z.object({
  state: z.enum(['waiting', 'confirmed', 'expired', 'replaced', 'unknown']),
  /** This is not the browser that signed up: the password of the sign-up has to be typed. */
  needsPassword: z.boolean(),
  /** Nor is it, and the sign-up has no password: it was made with Microsoft, which has to be done here once more. */
  needsProvider: z.boolean(),
  /** Where the sign-up wanted to go on to, once it is confirmed; empty when nowhere. */
  nextPath: z.string(),
});

/** What admins have decided about an account, as its owner reads it. */
export const accountDecisionSchema = z.object({
  state: accountStateSchema,
  /** In the admin's words, of a refusal or a suspension. */
  reason: z.string().nullable(),
  decidedAt: timestampSchema.nullable(),
});

const ownDecisionSchema = accountDecisionSchema.extend({
  /** The suspended company that the client acts for; null while it is not the company that is suspended. */
  suspendedCompany: z.string().nullable(),
});

export const accountsContract = {
  me: operation({
    method: 'GET',
    path: '/me',
    access: 'anyone',
    programs: true,
    summary: 'Who is asking: a visitor, or a person with their role and approval',
  }).output(viewerViewSchema),

  chooseCurrency: operation({
    method: 'PUT',
    path: '/me/currency',
    access: 'signed-in',
    whileSuspended: true,
    summary: 'Choose the currency to see prices in; null for that of the browser’s language',
  })
    .input(z.strictObject({ currency: z.enum(currencyCodes).nullable() }))
    .output(z.object({ currency: z.enum(currencyCodes).nullable() })),

  chooseLanguage: operation({
    method: 'PUT',
    path: '/me/language',
    access: 'signed-in',
    whileSuspended: true,
    summary: 'Choose the language that amounts are written in; null for that of the browser',
  })
    .input(z.strictObject({ language: z.enum(supportedLocales).nullable() }))
    .output(z.object({ language: z.enum(supportedLocales).nullable() })),

  getOwnDecision: operation({
    method: 'GET',
    path: '/me/decision',
    access: 'signed-in',
    whileSuspended: true,
    summary: 'What has been decided about the own account, and for which reason',
    description: 'Of a client who acts for a suspended company: why that is suspended.',
  }).output(ownDecisionSchema),

  readConfirmation: operation({
    method: 'GET',
    path: '/confirmation',
    access: 'anyone',
    neverLookedAt: true,
    summary: 'What a confirmation link is about; it confirms nothing',
  })
    .input(z.strictObject({ token: z.string().max(500).default('') }))
    .output(confirmationViewSchema),
};
