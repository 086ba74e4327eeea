import { afterAll, describe, expect, it } from 'vitest';
import type { DraftForm } from '#features/agreements/invoice-drafts/rules/draft-form.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import type { DealInProgress } from '#tests/support/completed-deal.ts';
import { attachedInvoice, invoiceDraftsIn, textOf } from '#tests/support/invoice-drafts.ts';
import { prepareInvoiceRules } from '#tests/support/invoice-rules/check-invoice.ts';

const app = await sharedTestApp();
const rules = await prepareInvoiceRules();
afterAll(() => rules.remove());
const { makeBilledDeal, makeMilestoneDeal, make, makeOf } = invoiceDraftsIn(app);
const hourly = await makeBilledDeal();
const daily = await makeBilledDeal({ unit: 'days' });

/** A draft in each of its formats, as XML. */
async function makeAll(deal: DealInProgress, changes: Partial<DraftForm>) {
  const draft = await make(deal, { from: '2026-01-05', to: '2099-12-28', ...changes });
  return {
    ubl: textOf(draft, 'ubl'),
    xrechnung: textOf(draft, 'xrechnung'),
    facturX: await attachedInvoice(draft),
  };
}

describe('the rules of EN 16931 find no fault with a draft', () => {
  it.each<[string, Partial<DraftForm>]>([
    ['in euros', { currency: 'EUR', rate: 99.99, vatPercent: 19 }],
    ['in US dollars', { currency: 'USD', rate: 120, vatPercent: 8.25 }],
    ['in pounds', { currency: 'GBP', rate: 85.5, vatPercent: 20 }],
    ['in yen, which have no cents', { currency: 'JPY', rate: 17_777, vatPercent: 10 }],
    ['with reverse charge', { currency: 'EUR', rate: 110.05, vatCategory: 'AE' }],
    ['zero-rated', { vatCategory: 'Z' }],
    ['exempt', { vatCategory: 'E', exemptionReason: 'Article 132 of Directive 2006/112/EC' }],
    ['without a reference and an address of the client', { buyerReference: '', buyerCity: '' }],
  ])('%s', async (_, changes) => {
    for (const deal of [hourly, daily]) {
      const { ubl, xrechnung, facturX } = await makeAll(deal, { rate: 120, ...changes });
      // Without a reference there is no XRechnung.
      expect(xrechnung === '').toBe(changes.buyerReference === '');
      for (const xml of [ubl, xrechnung || ubl, facturX]) {
        expect(rules.brokenRules(xml)).toEqual([]);
      }
    }
  });

  it('of milestones', async () => {
    const draft = await makeOf(await makeMilestoneDeal(), ['Close calendar']);
    expect(draft.net).toBe(4000);
    expect(rules.brokenRules(textOf(draft, 'ubl'))).toEqual([]);
    expect(rules.brokenRules(textOf(draft, 'xrechnung'))).toEqual([]);
    expect(rules.brokenRules(await attachedInvoice(draft))).toEqual([]);
  });

  it('outside the scope of VAT, where it names no VAT id', async () => {
    const { suppliers } = await app.as(hourly.consultant);
    const { business } = await suppliers.getOwn();
    await suppliers.saveBusiness({
      ...{ legalForm: 'company', legalName: 'Ada Lovelace Inc.', registrationNumber: '0123456' },
      ...{ street: '1 Main Street', postalCode: '10001', city: 'New York', country: 'us' },
      vatId: business?.vatId ?? '',
    });
    const { ubl, xrechnung, facturX } = await makeAll(hourly, { vatCategory: 'O' });
    for (const xml of [ubl, xrechnung, facturX]) {
      expect(rules.brokenRules(xml)).toEqual([]);
      expect(xml).not.toContain('GB123456789');
    }
  });
});

it('they find a wrong VAT amount, a wrong sum and a wrong line', async () => {
  const { ubl, facturX } = await makeAll(hourly, { vatPercent: 19 });
  expect(ubl).toContain('>165.30<');
  expect(rules.brokenRules(ubl.replaceAll('>165.30<', '>175.30<'))).toEqual(
    expect.arrayContaining(['BR-CO-17', 'BR-S-09']),
  );
  expect(rules.brokenRules(facturX.replaceAll('>165.30<', '>175.30<'))).toEqual(
    expect.arrayContaining(['BR-CO-17', 'BR-S-09']),
  );
  expect(rules.brokenRules(ubl.replaceAll('>1035.30<', '>1035.31<'))).toContain('BR-CO-15');
  expect(rules.brokenRules(ubl.replace('>870.00<', '>871.00<'))).not.toEqual([]);
});
