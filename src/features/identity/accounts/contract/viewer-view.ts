import { z } from 'zod';
import { memberRoleSchema } from '#access/company-input.ts';
import { accountStateSchema, userTypeSchema } from '#access/user.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { supportedLocales } from '#lib/money/locale-currencies.ts';

/** What a page knows of its reader. */
export const viewerViewSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('visitor'),
    /** A user who has given their password and not yet their second factor. */
    isSigningIn: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('signed-in'),
    userId: z.uuid(),
    email: z.string(),
    userType: userTypeSchema,
    /** The company that a client acts for; null for a consultant. */
    company: z.object({ companyId: z.uuid(), name: z.string(), role: memberRoleSchema }).nullable(),
    firstName: z.string(),
    lastName: z.string(),
    /** Approved, and not suspended. */
    isApproved: z.boolean(),
    accountState: accountStateSchema,
    isAdmin: z.boolean(),
    /** The currency they have chosen to see prices in; null for that of their browser's language. */
    currency: z.enum(currencyCodes).nullable(),
    /** The language they have chosen to see amounts written in; null for that of their browser. */
    language: z.enum(supportedLocales).nullable(),
    /** How sure the server is of them: one factor (aal1), or two or a passkey (aal2). */
    assurance: z.enum(['aal1', 'aal2']),
    /** Whether they have proven who they are in the last minutes. */
    isFresh: z.boolean(),
    /** An admin impersonates them, read-only, for so many seconds more. */
    lookingIn: z.object({ lookInId: z.uuid(), secondsLeft: z.number().int() }).optional(),
  }),
]);
export type ViewerView = z.infer<typeof viewerViewSchema>;
