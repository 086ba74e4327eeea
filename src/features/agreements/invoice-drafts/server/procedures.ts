import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import { refuseField } from '#lib/api/refuse-field.ts';
import { dayAfter, dayOf } from '#lib/calendar-days.ts';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { draftKinds, invoiceDraftsContract } from '../contract.ts';
import { amountsOf } from '../rules/amounts.ts';
import { billedLines } from '../rules/billed-lines.ts';
import { missingDetails, missingForXrechnung, missingMessage } from '../rules/missing.ts';
import { vatReasons } from '../rules/vat.ts';
import { findDraftSources } from './queries/draft-sources.ts';
import type { Draft } from './views/draft.ts';
import { makeFiles } from './views/draft-files.ts';

const operations = implementOperations(invoiceDraftsContract);

export const invoiceDraftsProcedures = {
  make: operations.make.handler(async ({ context, input, errors }) => {
    const { db, consultant, clock } = context;
    const sources = await findDraftSources(context, consultant, input.applicationId);
    if (!sources) throw errors.APPLICATION_NOT_FOUND();
    if (!(await findAgreementSettings(db)).invoiceDrafts) throw errors.INVOICE_DRAFTS_OFF();
    const { seller, buyer, bankDetails } = sources;
    const { currency, vatCategory, vatPercent } = input;
    const billed = billedLines(sources, input);
    if ('field' in billed) return refuseField([billed.field], billed.problem);
    if ('refused' in billed) throw errors[billed.refused]();
    const { lines } = billed;
    const missing = missingDetails(
      { seller, buyer, hasBankDetails: bankDetails !== null },
      vatCategory,
    );
    if (missing.length > 0 || !seller || !bankDetails) {
      throw errors.DETAILS_MISSING({ message: missingMessage(missing) });
    }
    const amounts = amountsOf(lines, { vatCategory, vatPercent });
    const now = clock.now();
    const draft: Draft = {
      projectTitle: sources.projectTitle,
      ...{ issuedOn: dayOf(now), dueOn: dayAfter(now, input.daysToPay) },
      ...{ currency, vatCategory, lines, amounts, bankDetails },
      vatReason:
        vatCategory === 'E'
          ? { code: null, words: input.exemptionReason }
          : (vatReasons[vatCategory] ?? null),
      seller: { ...seller, countryCode: seller.countryCode ?? '' },
      buyer: {
        ...{ ...buyer, countryCode: buyer.countryCode ?? '' },
        ...{ reference: input.buyerReference, street: input.buyerStreet },
        ...{ postalCode: input.buyerPostalCode, city: input.buyerCity },
      },
    };
    const xrechnungLacks = missingForXrechnung(draft);
    const files = await makeFiles(
      draft,
      draftKinds.filter((kind) => kind !== 'xrechnung' || xrechnungLacks.length === 0),
    );
    if (!files) throw errors.TOO_BUSY();
    const amountIn = (minor: number) => fromMinorUnits(minor, currency);
    return {
      ...{ currency, xrechnungLacks, files, net: amountIn(amounts.netMinor) },
      ...{ vat: amountIn(amounts.vatMinor), gross: amountIn(amounts.grossMinor) },
    };
  }),
};
