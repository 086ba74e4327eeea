import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import { refuseField } from '#lib/api/refuse-field.ts';
import { dayAfter, dayOf } from '#lib/calendar-days.ts';
import { fromMinorUnits, minorUnits } from '#lib/money/minor-units.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { invoiceDraftsContract } from '../contract.ts';
import { amountsOf } from '../rules/amounts.ts';
import { missingDetails, missingMessage } from '../rules/missing.ts';
import { vatReasons } from '../rules/vat.ts';
import { findDraftSources } from './queries/draft-sources.ts';
import { makeFiles } from './views/draft-files.ts';

const operations = implementOperations(invoiceDraftsContract);

export const invoiceDraftsProcedures = {
  make: operations.make.handler(async ({ context, input, errors }) => {
    const { db, consultant, clock } = context;
    const sources = await findDraftSources(context, consultant, input.applicationId);
    if (!sources) throw errors.APPLICATION_NOT_FOUND();
    if (!(await findAgreementSettings(db)).invoiceDrafts) throw errors.INVOICE_DRAFTS_OFF();
    const { unit, seller, buyer, bankDetails } = sources;
    const weeks = sources.approvedWeeks.filter(
      ({ startsOn }) => input.from <= startsOn && startsOn <= input.to,
    );
    if (!unit || weeks.length === 0) throw errors.NO_APPROVED_WEEKS();
    const { currency, vatCategory, vatPercent } = input;
    const isAgreedInThis = unit === 'hours' && currency === 'USD';
    const rate = input.rate ?? (isAgreedInThis ? sources.agreedRateUsd : null);
    if (rate === null) return refuseField(['rate'], 'Please enter the rate');
    const missing = missingDetails(
      { seller, buyer, hasBankDetails: bankDetails !== null },
      vatCategory,
    );
    if (missing.length > 0 || !seller || !bankDetails) {
      throw errors.DETAILS_MISSING({ message: missingMessage(missing) });
    }
    const rateMinor = minorUnits(rate, currency);
    const amounts = amountsOf(weeks, { unit, rateMinor, vatCategory, vatPercent });
    const now = clock.now();
    const files = await makeFiles({
      projectTitle: sources.projectTitle,
      ...{ issuedOn: dayOf(now), dueOn: dayAfter(now, input.daysToPay) },
      ...{ currency, unit, rateMinor, vatCategory, amounts, bankDetails },
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
    });
    if (!files) throw errors.TOO_BUSY();
    const amountIn = (minor: number) => fromMinorUnits(minor, currency);
    return {
      ...{ currency, files, net: amountIn(amounts.netMinor) },
      ...{ vat: amountIn(amounts.vatMinor), gross: amountIn(amounts.grossMinor) },
    };
  }),
};
