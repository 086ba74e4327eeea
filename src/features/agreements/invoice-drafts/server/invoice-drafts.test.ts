import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { switchPapers } from '#tests/support/agreement-settings.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  attachedInvoice,
  invoiceDraftsIn,
  someCompany,
  textOf,
} from '#tests/support/invoice-drafts.ts';
import { someAccount, someBusiness } from '#tests/support/suppliers.ts';

const app = await sharedTestApp();
const { makeBilledDeal, makeMilestoneDeal, accepted, approve, make, makeOf, monday, pass, submit } =
  invoiceDraftsIn(app);

describe('a draft of an invoice', () => {
  it('is made from approved weeks, at the agreed rate, in three formats', async () => {
    const deal = await makeBilledDeal();
    const draft = await make(deal);
    expect(draft).toMatchObject({ currency: 'USD', net: 870, vat: 165.3, gross: 1035.3 });
    expect(draft.files.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['invoice-draft-ubl.xml', 'application/xml'],
      ['invoice-draft-xrechnung.xml', 'application/xml'],
      ['invoice-draft-factur-x.pdf', 'application/pdf'],
    ]);
    const ubl = textOf(draft, 'ubl');
    for (const words of [
      ...['<cbc:ID>DRAFT</cbc:ID>', '<cbc:Note>DRAFT. This is no invoice'],
      ...['Ada Lovelace Consulting', 'GB123456789', someAccount.iban, 'PO-7'],
      ...['Globex GmbH &amp; Co. &lt;KG&gt;', 'DE123456789', '<cbc:CityName>Berlin<'],
      ...['Close &lt;sooner&gt; &amp; "better"', 'unitCode="HUR">7.25<', '>120.00<'],
    ]) {
      expect(ubl).toContain(words);
    }
    expect(textOf(draft, 'xrechnung')).toContain('xrechnung_3.0');
  });

  it('is a PDF that says DRAFT on each page, with the invoice attached', async () => {
    const deal = await makeBilledDeal();
    const draft = await make(deal);
    const bytes = new Uint8Array(Buffer.from(textOf(draft, 'factur-x'), 'latin1'));
    const pdf = await getDocumentProxy(bytes);
    const { text } = await extractText(pdf);
    for (const page of text) expect(page).toContain('DRAFT');
    expect(text.join(' ')).toContain('This is no invoice and has no number.');
    expect(text.join(' ')).toContain('Globex GmbH & Co. <KG>');
    expect(text.join(' ')).toContain('1035.30 USD');
    expect(await attachedInvoice(draft)).toContain('<ram:Name>Globex GmbH &amp; Co. &lt;KG&gt;<');
  });

  it('has the weeks of its period that are approved, and no others', async () => {
    const deal = await makeBilledDeal();
    const first = monday();
    pass(7 * 86_400_000);
    await approve(deal, 2);
    const second = monday();
    pass(7 * 86_400_000);
    await submit(deal, 3);
    expect((await make(deal, { from: first, to: monday() })).net).toBe(1110);
    expect((await make(deal, { from: second, to: monday() })).net).toBe(240);
    await expect(make(deal, { from: monday(), to: monday() })).rejects.toMatchObject({
      ...{ code: 'NO_APPROVED_WEEKS', status: 409 },
    });
  });

  it('has a typed rate where none is agreed in its unit and currency', async () => {
    const wrong = { status: 400, message: 'Please enter the rate' };
    const hourly = await makeBilledDeal();
    await expect(make(hourly, { currency: 'EUR' })).rejects.toMatchObject(wrong);
    expect(await make(hourly, { currency: 'EUR', rate: 99.99 })).toMatchObject({
      ...{ currency: 'EUR', net: 724.93 },
    });
    const daily = await makeBilledDeal({ unit: 'days' });
    await expect(make(daily)).rejects.toMatchObject(wrong);
    expect((await make(daily, { rate: 900 })).net).toBe(900);
  });

  it('names each detail that is missing', async () => {
    const deal = await makeBilledDeal();
    const { suppliers } = await app.as(deal.consultant);
    await suppliers.saveBusiness({ ...someBusiness, vatId: '' });
    await suppliers.removeBankDetails();
    const { companies } = await app.as(deal.client);
    await companies.editOwn({
      ...{ ...someCompany, legalName: '', country: null, vatId: '', registrationNumber: '' },
    });
    await expect(make(deal, { vatCategory: 'AE' })).rejects.toMatchObject({
      ...{ code: 'DETAILS_MISSING', status: 409 },
      message:
        'This is missing: your VAT id, your bank details, the legal name of the client’s company, ' +
        'the country of the client’s company, and the VAT id of the client’s company.',
    });
  });

  it('is made by the consultant of the deal alone', async () => {
    const deal = await makeBilledDeal();
    const stranger = await app.make.consultant();
    await expect(make(deal, {}, stranger)).rejects.toMatchObject({
      ...{ code: 'APPLICATION_NOT_FOUND', status: 404 },
    });
    await expect(make(deal, {}, deal.client)).rejects.toMatchObject({ status: 403 });
  });

  it('is stored nowhere', async () => {
    const deal = await makeBilledDeal();
    const rows = async () => {
      const tables = await app.db.introspection.getTables();
      const counts = tables
        .filter(({ isView, schema }) => !isView && schema === 'public')
        .map(({ name }) =>
          app.db
            .selectFrom(name as 'projects')
            .selectAll()
            .execute(),
        );
      return (await Promise.all(counts)).map(({ length }) => length);
    };
    const before = await rows();
    await make(deal);
    expect(await rows()).toEqual(before);
  });
});

describe('a draft of a deal with a fixed price', () => {
  it('has the chosen milestones that are accepted, each for its share', async () => {
    const deal = await makeMilestoneDeal();
    await accepted(deal.client, deal, 'Handover');
    const draft = await makeOf(deal, ['Handover', 'Close calendar']);
    expect(draft).toMatchObject({ currency: 'EUR', net: 6000, vat: 1140, gross: 7140 });
    const ubl = textOf(draft, 'ubl');
    for (const words of ['Close calendar, accepted on ', 'unitCode="C62">1<', '>4000.00<']) {
      expect(ubl).toContain(words);
    }
    expect((await makeOf(deal, ['Handover'])).net).toBe(2000);
    const pdf = await getDocumentProxy(
      new Uint8Array(Buffer.from(textOf(draft, 'factur-x'), 'latin1')),
    );
    expect((await extractText(pdf)).text.join(' ')).toContain('Close calendar, accepted on');
  });

  it('has no milestone that is not accepted, in another currency or unknown, and no weeks', async () => {
    const deal = await makeMilestoneDeal();
    const refused = { code: 'NO_ACCEPTED_MILESTONES', status: 409 };
    for (const names of [['Handover'], ['Close calendar', 'Handover'], ['Other']]) {
      await expect(makeOf(deal, names)).rejects.toMatchObject(refused);
    }
    await expect(makeOf(deal, ['Close calendar'], { currency: 'USD' })).rejects.toMatchObject({
      ...{ status: 400, message: 'Not all of these are in USD' },
    });
    await expect(make(deal)).rejects.toMatchObject({ code: 'FIXED_PRICE', status: 409 });
    const hourly = await makeBilledDeal();
    await expect(makeOf(hourly, ['Close calendar'])).rejects.toMatchObject(refused);
  });

  it('is offered with its accepted milestones, to its consultant', async () => {
    const deal = await makeMilestoneDeal();
    const offeredTo = async (userId: typeof deal.client) =>
      (await (await app.as(userId)).milestones.list({ applicationId: deal.applicationId }))
        .billable;
    expect(await offeredTo(deal.consultant)).toEqual([
      { name: 'Close calendar', amount: 4000, currency: 'EUR' },
    ]);
    expect(await offeredTo(deal.client)).toEqual([]);
    await switchPapers(app, { invoiceDrafts: false });
    expect(await offeredTo(deal.consultant)).toEqual([]);
  });
});

describe('an XRechnung', () => {
  it('names a contact of the consultant and the reference of the client', async () => {
    const xml = textOf(await make(await makeBilledDeal()), 'xrechnung');
    expect(xml).toContain('<cbc:BuyerReference>PO-7<');
    expect(xml.replaceAll(/\s+</g, '<')).toMatch(
      /<cac:Contact><cbc:Name>.+<\/cbc:Name><cbc:Telephone>.+<\/cbc:Telephone><cbc:ElectronicMail>.+@/,
    );
  });

  it('is left out where something that Germany asks for is missing, and the draft says what', async () => {
    const deal = await makeBilledDeal();
    await app.db
      .updateTable('consultant_profiles')
      .set({ phone: '' })
      .where('user_id', '=', deal.consultant)
      .execute();
    const draft = await make(deal, { buyerReference: '', buyerCity: '' });
    expect(draft.files.map(({ kind }) => kind)).toEqual(['ubl', 'factur-x']);
    expect(draft.xrechnungLacks).toEqual([
      'the client’s reference (for public authorities, the Leitweg-ID)',
      'the client’s city',
      'your phone number',
    ]);
  });
});

describe('invoice drafts', () => {
  it('are offered with a time sheet that has an approved week, to its consultant', async () => {
    const deal = await makeBilledDeal();
    const offeredTo = async (userId: typeof deal.client) =>
      (await (await app.as(userId)).timeSheets.get({ applicationId: deal.applicationId }))
        .invoiceDraft;
    expect(await offeredTo(deal.consultant)).toEqual({ agreedRateUsd: 120 });
    expect(await offeredTo(deal.client)).toBeNull();
    await app.db
      .updateTable('time_sheet_weeks')
      .set({ state: 'submitted', decided_at: null })
      .where('application_id', '=', deal.applicationId)
      .execute();
    expect(await offeredTo(deal.consultant)).toBeNull();
  });

  it('are refused where the operator does not offer them', async () => {
    const deal = await makeBilledDeal();
    await switchPapers(app, { invoiceDrafts: false });
    await expect(make(deal)).rejects.toMatchObject({ code: 'INVOICE_DRAFTS_OFF', status: 409 });
    const { timeSheets } = await app.as(deal.consultant);
    const { applicationId } = deal;
    expect((await timeSheets.get({ applicationId })).invoiceDraft).toBeNull();
    const stranger = await app.make.consultant();
    await expect(make(deal, {}, stranger)).rejects.toMatchObject({ status: 404 });
  });
});
