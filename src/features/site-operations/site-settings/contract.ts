import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { supportedLocales } from '#lib/money/locale-currencies.ts';
import { claimIds } from './rules/claims.ts';
import { mailKinds } from './rules/mail-kinds.ts';
import {
  agreementsFormSchema,
  claimsFormSchema,
  currenciesFormSchema,
  sendersFormSchema,
  senderTestSchema,
} from './rules/setting-schemas.ts';
import { claimSources } from './rules/shown-claims.ts';

const shownClaim = z.object({ figure: z.string(), counted: z.string().optional() });

/** Which change of a section this is, and whose. Revision 0 is the product's own. */
const revisionShape = {
  revision: z.number().int(),
  changedAt: timestampSchema.nullable(),
  /** Null for a former admin. */
  changedBy: z.string().nullable(),
};

const editedClaim = z.object({
  id: z.enum(claimIds),
  label: z.string(),
  source: z.enum(claimSources),
  figure: z.string(),
  /** The specification's text. */
  usualFigure: z.string(),
  isFixed: z.boolean(),
  isPercentage: z.boolean(),
  isShare: z.boolean(),
  /** How it is counted; null where it cannot be. */
  measuredAs: z.string().nullable(),
  /** Null while there are too few cases. */
  measured: shownClaim.nullable(),
  cases: z.number().int(),
});
export type EditedClaim = z.infer<typeof editedClaim>;

const codes = z.enum(currencyCodes);

export const siteSettingsSchema = z.object({
  claims: z.object({ ...revisionShape, entries: z.array(editedClaim) }),
  currencies: z.object({
    ...revisionShape,
    languages: z.record(z.enum(supportedLocales), codes),
    countries: z.array(z.object({ country: z.string(), currency: codes })),
    perUsd: z.record(codes, z.number()),
    ratesOn: z.string().nullable(),
  }),
  senders: z.object({
    ...revisionShape,
    /** Those that the environment allows, the usual one first. */
    allowed: z.array(z.object({ address: z.string(), name: z.string(), usualName: z.string() })),
    byKind: z.record(z.enum(mailKinds), z.string()),
  }),
  agreements: z.object({
    ...revisionShape,
    ...agreementsFormSchema.omit({ reason: true }).shape,
  }),
});
export type SiteSettingsView = z.infer<typeof siteSettingsSchema>;

const seen = { revision: z.number().int().min(0) };
const changedMeanwhile = {
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Another admin has changed these settings meanwhile.',
  },
} as const;
const senderNotAllowed = {
  SENDER_NOT_ALLOWED: {
    status: 422,
    message: 'Mails cannot be sent from this address. Choose one of those that are offered.',
  },
} as const;

export const siteSettingsContract = {
  getPublished: operation({
    method: 'GET',
    path: '/site-settings',
    access: 'anyone',
    programs: true,
    summary: 'What public pages go by: the claims they show, currencies by language, and rates',
  }).output(
    z.object({
      claims: z.record(z.enum(claimIds), shownClaim.nullable()),
      currencies: z.object({
        languages: z.record(z.enum(supportedLocales), codes),
        countries: z.record(z.string(), codes),
        perUsd: z.record(codes, z.number()),
        ratesOn: z.string().nullable(),
      }),
    }),
  ),

  get: operation({
    method: 'GET',
    path: '/admin/site-settings',
    access: 'admin',
    summary: 'Everything that an admin can set for the site, with who changed it last',
  }).output(siteSettingsSchema),

  saveClaims: operation({
    method: 'PUT',
    path: '/admin/site-settings/claims',
    access: 'admin',
    summary: 'Change the figures that public pages state, or have them measured',
  })
    .input(claimsFormSchema.extend(seen))
    .output(siteSettingsSchema)
    .errors(changedMeanwhile),

  saveCurrencies: operation({
    method: 'PUT',
    path: '/admin/site-settings/currencies',
    access: 'admin',
    summary: 'Change which readers are shown which currency, and the rates amounts are shown at',
  })
    .input(currenciesFormSchema.extend({ ...seen, confirmsFarRates: z.boolean().default(false) }))
    .output(siteSettingsSchema)
    .errors({
      ...changedMeanwhile,
      FAR_RATES: {
        status: 422,
        message:
          'A rate differs from the one before by a factor of 3 or more. Check it, and confirm it if it is right.',
      },
      RATES_OF_TOMORROW: { status: 422, message: 'The day of the rates has not come yet.' },
    }),

  saveSenders: operation({
    method: 'PUT',
    path: '/admin/site-settings/senders',
    access: 'admin',
    summary: 'Name the senders of mails, and choose one for each kind of mail',
  })
    .input(sendersFormSchema.extend(seen))
    .output(siteSettingsSchema)
    .errors({ ...changedMeanwhile, ...senderNotAllowed }),

  saveAgreements: operation({
    method: 'PUT',
    path: '/admin/site-settings/agreements',
    access: 'admin',
    summary: 'Choose which papers of a deal are offered, and the clauses they begin with',
  })
    .input(agreementsFormSchema.extend(seen))
    .output(siteSettingsSchema)
    .errors(changedMeanwhile),

  sendTest: operation({
    method: 'POST',
    path: '/admin/site-settings/senders/test',
    access: 'admin',
    summary: 'Send oneself a mail from one of the senders',
  })
    .input(senderTestSchema)
    .output(z.object({ address: z.string() }))
    .errors(senderNotAllowed),
};
