import type { SignedIn } from '#access/viewer.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { siteSettingsContract } from '../contract.ts';
import { areSameClauses } from '../rules/agreements.ts';
import {
  agreementChanges,
  claimChanges,
  currencyChanges,
  senderChanges,
} from '../rules/changes.ts';
import { editableClaimIds } from '../rules/claims.ts';
import { listFarRates } from '../rules/currencies.ts';
import { type ClaimChoices, showClaims, usualChoice } from '../rules/shown-claims.ts';
import { usualClauses } from '../rules/usual-clauses.ts';
import { saveSection } from './commands/save-section.ts';
import { senderTest } from './emails/references.ts';
import { claimsAged } from './jobs.ts';
import { readSettings } from './queries/stored-settings.ts';
import type { SiteSettingsServices } from './services.ts';
import { viewSettings } from './views.ts';

const operations = implementOperations<typeof siteSettingsContract, SiteSettingsServices>(
  siteSettingsContract,
);

export const siteSettingsProcedures = {
  getPublished: operations.getPublished.handler(async ({ context: { db, isDemo } }) => {
    const { claims, measured, currencies } = await readSettings(db);
    return { claims: showClaims(claims, measured, isDemo), currencies };
  }),

  get: operations.get.handler(async ({ context }) =>
    viewSettings(await readSettings(context.db), context),
  ),

  saveClaims: operations.saveClaims.handler(async ({ context, input, errors }) => {
    const { admin, clock, isDemo, jobs, siteSettings, write } = context;
    const { refused } = await write(async (tx) => {
      const { claims: before, revisions } = await readSettings(tx);
      if (revisions.claims.revision !== input.revision) return changedMeanwhile;
      const value = differingClaims(input.claims, isDemo);
      const changes = claimChanges(before, value, isDemo);
      await jobs.enqueue(tx, claimsAged, {});
      return saveSection(
        tx,
        admin,
        { section: 'claims', ...input, value: toJson(value), changes },
        clock.now(),
      );
    });
    if (refused) throw errors[refused]();
    await siteSettings.renew();
    return viewSettings(await readSettings(context.db), context);
  }),

  saveCurrencies: operations.saveCurrencies.handler(async ({ context, input, errors }) => {
    const { admin, clock, siteSettings, write } = context;
    const now = clock.now();
    // Somewhere it is tomorrow already.
    if (Date.parse(input.ratesOn) > now.getTime() + 14 * 60 * 60 * 1000) {
      throw errors.RATES_OF_TOMORROW();
    }
    const { languages, ratesOn } = input;
    const value = {
      languages,
      ratesOn,
      countries: Object.fromEntries(
        input.countries.map(({ country, currency }) => [country, currency]),
      ),
      perUsd: { USD: 1, ...input.perUsd },
    };
    const { refused } = await write(async (tx) => {
      const { currencies: before, revisions } = await readSettings(tx);
      if (revisions.currencies.revision !== input.revision) return changedMeanwhile;
      const { length: farRates } = listFarRates(before.perUsd, value.perUsd);
      if (farRates > 0 && !input.confirmsFarRates) return { refused: 'FAR_RATES' } as const;
      const changes = currencyChanges(before, value);
      return saveSection(tx, admin, { section: 'currencies', ...input, value, changes }, now);
    });
    if (refused) throw errors[refused]();
    await siteSettings.renew();
    return viewSettings(await readSettings(context.db), context);
  }),

  saveSenders: operations.saveSenders.handler(async ({ context, input, errors }) => {
    const { admin, clock, mailSenders, siteSettings, write } = context;
    const named = input.names.map(({ address }) => address);
    if (![...named, ...Object.values(input.byKind)].every((each) => isAllowed(context, each))) {
      throw errors.SENDER_NOT_ALLOWED();
    }
    const usualNames = new Map(
      mailSenders.map(({ name, address }) => [address.toLowerCase(), name]),
    );
    const usual = mailSenders[0]?.address.toLowerCase();
    const value = {
      names: Object.fromEntries(
        input.names
          .filter(({ address, name }) => usualNames.get(address) !== name)
          .map(({ address, name }) => [address, name]),
      ),
      byKind: Object.fromEntries(
        Object.entries(input.byKind).filter(([, address]) => address !== usual),
      ),
    };
    const { refused } = await write(async (tx) => {
      const { senders: before, revisions } = await readSettings(tx);
      if (revisions.senders.revision !== input.revision) return changedMeanwhile;
      const changes = senderChanges(before, value);
      return saveSection(tx, admin, { section: 'senders', ...input, value, changes }, clock.now());
    });
    if (refused) throw errors[refused]();
    await siteSettings.renew();
    return viewSettings(await readSettings(context.db), context);
  }),

  saveAgreements: operations.saveAgreements.handler(async ({ context, input, errors }) => {
    const { admin, clock, write } = context;
    const { revision, reason, ...chosen } = input;
    const { clauses, ...switches } = chosen;
    // Unchanged clauses follow the product from one release to the next.
    const value = { ...switches, ...(!areSameClauses(clauses, usualClauses) && { clauses }) };
    const { refused } = await write(async (tx) => {
      const { agreements: before, revisions } = await readSettings(tx);
      if (revisions.agreements.revision !== revision) return changedMeanwhile;
      const changes = agreementChanges(before, chosen);
      return saveSection(
        tx,
        admin,
        { section: 'agreements', revision, reason, value, changes },
        clock.now(),
      );
    });
    if (refused) throw errors[refused]();
    return viewSettings(await readSettings(context.db), context);
  }),

  sendTest: operations.sendTest.handler(async ({ context, input, errors }) => {
    const { admin, mailer, publicUrl, write } = context;
    if (!isAllowed(context, input.address)) throw errors.SENDER_NOT_ALLOWED();
    await write(async (tx) => {
      await mailer.queueMail(tx, senderTest, {
        to: { name: nameOf(admin), address: admin.email },
        from: input,
        props: {
          sender: `${input.name} <${input.address}>`,
          settingsUrl: `${publicUrl}/admin/settings`,
        },
      });
    });
    return { address: admin.email };
  }),
};

const changedMeanwhile = { refused: 'CHANGED_MEANWHILE' } as const;

const nameOf = ({ firstName, lastName }: SignedIn): string => `${firstName} ${lastName}`.trim();

const isAllowed = ({ mailSenders }: SiteSettingsServices, address: string): boolean =>
  mailSenders.some((each) => each.address.toLowerCase() === address);

const toJson = (choices: ClaimChoices) =>
  Object.fromEntries(Object.entries(choices).map(([id, choice]) => [id, { ...choice }]));

/** What is not as usual: whatever is follows the product from one release to the next. */
function differingClaims(choices: ClaimChoices, isDemo: boolean): ClaimChoices {
  return Object.fromEntries(
    editableClaimIds.flatMap((id) => {
      const choice = choices[id];
      const usual = usualChoice(id, isDemo);
      const isUsual = choice?.source === usual.source && choice.figure === usual.figure;
      return choice && !isUsual ? [[id, choice]] : [];
    }),
  );
}
