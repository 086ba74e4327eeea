import { getDocumentProxy } from 'unpdf';
import type { UserId } from '#access/user.ts';
import type { DraftForm } from '#features/agreements/invoice-drafts/rules/draft-form.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { switchPapers } from './agreement-settings.ts';
import type { TestApp } from './app.ts';
import type { DealInProgress } from './completed-deal.ts';
import { milestonesIn } from './milestones.ts';
import { someAccount, someBusiness } from './suppliers.ts';
import { timeSheetsIn } from './time-sheets.ts';

export const someCompany = {
  name: 'Globex',
  legalName: 'Globex GmbH & Co. <KG>',
  country: 'de',
  registrationNumber: 'HRB 4711',
  vatId: 'DE123456789',
  website: '',
  size: null,
} as const;

export const someDraft = {
  ...{
    from: '2026-01-05',
    to: '2026-01-05',
    milestones: [] as string[],
    currency: 'USD',
    rate: 120,
  },
  ...{ vatCategory: 'S', vatPercent: 19, exemptionReason: '', daysToPay: 14 },
  ...{ buyerReference: 'PO-7', buyerStreet: 'Ring 1' },
  ...{ buyerPostalCode: '10115', buyerCity: 'Berlin' },
} as const satisfies DraftForm;

/** What tests do with invoice drafts, in the app that is there by then. */
export function invoiceDraftsIn(app: TestApp) {
  const { makeSigned, deliver, accepted } = milestonesIn(app);
  const { makeDealWithSheet, monday, sheetsOf, submit, decision, pass } = timeSheetsIn(app);

  /** A deal at 120 US dollars an hour with an approved week, whose two sides have stated what an invoice needs. */
  async function makeBilledDeal(sheet: { unit?: 'hours' | 'days' } = {}) {
    await switchPapers(app, { invoiceDrafts: true });
    const deal = await makeDealWithSheet(sheet, 'Close <sooner> & "better"');
    await app.db
      .updateTable('applications')
      .set({ agreed_terms: JSON.stringify({ ...openTerms, rateUsd: 120 }) })
      .where('id', '=', deal.applicationId)
      .execute();
    await stateDetails(deal);
    await approve(deal, sheet.unit === 'days' ? 1 : 7.25);
    return deal;
  }

  /** A deal at a fixed price with an accepted milestone of 4,000 euros, and one of 2,000 that is only delivered. */
  async function makeMilestoneDeal() {
    await switchPapers(app, { invoiceDrafts: true });
    const deal = await makeSigned();
    await stateDetails(deal);
    await deliver(deal);
    await accepted(deal.client, deal);
    await deliver(deal, 'Handover');
    return deal;
  }

  /** The two sides state what an invoice needs. */
  async function stateDetails({ consultant, client }: DealInProgress) {
    const { suppliers } = await app.as(consultant);
    await suppliers.saveBusiness(someBusiness);
    await suppliers.saveBankDetails(someAccount);
    await (await app.as(client)).companies.editOwn(someCompany);
  }

  /** Submits this week and has it approved. */
  async function approve(deal: DealInProgress, amount: number, startsOn = monday()) {
    const weekId = await submit(deal, amount, startsOn);
    await (await sheetsOf(deal.client)).approve(await decision(deal.client, weekId));
  }

  const formOf = (changes: Partial<DraftForm> = {}): DraftForm => ({
    ...{ ...someDraft, from: monday(), to: monday(), rate: null, ...changes },
  });
  const make = async (
    { consultant, applicationId }: DealInProgress,
    changes: Partial<DraftForm> = {},
    as: UserId = consultant,
  ) => (await app.as(as)).invoiceDrafts.make({ applicationId, ...formOf(changes) });

  /** A draft of these milestones. */
  const makeOf = (deal: DealInProgress, milestones: string[], changes: Partial<DraftForm> = {}) =>
    make(deal, { from: null, to: null, milestones, currency: 'EUR', ...changes });

  return {
    makeBilledDeal,
    makeMilestoneDeal,
    accepted,
    makeOf,
    approve,
    make,
    formOf,
    monday,
    pass,
    submit,
  };
}

interface DraftFiles {
  files: readonly { kind: string; base64: string }[];
}

/** The text of the file of this kind. */
export const textOf = ({ files }: DraftFiles, kind: 'ubl' | 'xrechnung' | 'factur-x'): string =>
  Buffer.from(files.find((file) => file.kind === kind)?.base64 ?? '', 'base64').toString(
    kind === 'factur-x' ? 'latin1' : 'utf8',
  );

/** The XML that a Factur-X file carries. */
export async function attachedInvoice(draft: DraftFiles): Promise<string> {
  const pdf = await getDocumentProxy(
    new Uint8Array(Buffer.from(textOf(draft, 'factur-x'), 'latin1')),
  );
  const content = await pdf.getAttachmentContent('factur-x.xml');
  return new TextDecoder().decode(content ?? undefined);
}
