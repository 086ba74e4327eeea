import type { Invoice } from '@e-invoice-eu/core';
import type { BankDetails } from '#features/agreements/suppliers/rules/bank-details.ts';
import { decimalsOf } from '#lib/money/currencies.ts';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import { type Draft, draftNote, draftNumber } from './draft.ts';

const vat = { 'cbc:ID': 'VAT' } as const;
/** A field that is left out where its text is empty. */
const filled = <Name extends string>(name: Name, text: string) =>
  (text === '' ? {} : { [name]: text }) as { [Field in Name]?: string };

/** A draft in the terms of UBL, of which all formats are made. Its keys are in the order of UBL's schema. */
export function toDocument(draft: Draft): Invoice {
  const { lines, amounts, currency, buyer } = draft;
  const currencyId = currency as Invoice['ubl:Invoice']['cbc:DocumentCurrencyCode'];
  const money = (minor: number) => fromMinorUnits(minor, currency).toFixed(decimalsOf(currency));
  const category = {
    'cbc:ID': draft.vatCategory,
    // What is outside the scope of VAT has no rate.
    ...(draft.vatCategory !== 'O' && { 'cbc:Percent': String(amounts.percent) }),
  };
  return {
    'ubl:Invoice': {
      'cbc:ID': draftNumber,
      'cbc:IssueDate': draft.issuedOn,
      'cbc:DueDate': draft.dueOn,
      'cbc:InvoiceTypeCode': '380',
      'cbc:Note': [draftNote],
      'cbc:DocumentCurrencyCode': currencyId,
      ...filled('cbc:BuyerReference', buyer.reference),
      'cac:InvoicePeriod': periodOf({
        from: lines.map(({ from }) => from).sort()[0] ?? '',
        to:
          lines
            .map(({ to }) => to)
            .sort()
            .at(-1) ?? '',
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(draft) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(draft) },
      'cac:PaymentMeans': [paymentOf(draft)],
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': money(amounts.vatMinor),
          'cbc:TaxAmount@currencyID': currencyId,
          'cac:TaxSubtotal': [
            {
              'cbc:TaxableAmount': money(amounts.netMinor),
              'cbc:TaxableAmount@currencyID': currencyId,
              'cbc:TaxAmount': money(amounts.vatMinor),
              'cbc:TaxAmount@currencyID': currencyId,
              'cac:TaxCategory': {
                ...category,
                // An XRechnung has it for what is outside the scope of VAT, too.
                'cbc:Percent': String(amounts.percent),
                ...filled('cbc:TaxExemptionReasonCode', draft.vatReason?.code ?? ''),
                ...filled('cbc:TaxExemptionReason', draft.vatReason?.words ?? ''),
                'cac:TaxScheme': vat,
              },
            },
          ],
        },
      ],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': money(amounts.netMinor),
        'cbc:LineExtensionAmount@currencyID': currencyId,
        'cbc:TaxExclusiveAmount': money(amounts.netMinor),
        'cbc:TaxExclusiveAmount@currencyID': currencyId,
        'cbc:TaxInclusiveAmount': money(amounts.grossMinor),
        'cbc:TaxInclusiveAmount@currencyID': currencyId,
        'cbc:PayableAmount': money(amounts.grossMinor),
        'cbc:PayableAmount@currencyID': currencyId,
      },
      'cac:InvoiceLine': lines.map((line, index) => ({
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': String(line.quantity),
        'cbc:InvoicedQuantity@unitCode': line.unitCode,
        'cbc:LineExtensionAmount': money(line.netMinor),
        'cbc:LineExtensionAmount@currencyID': currencyId,
        'cac:InvoicePeriod': periodOf(line),
        'cac:Item': {
          'cbc:Description': line.description,
          'cbc:Name': draft.projectTitle,
          'cac:ClassifiedTaxCategory': { ...category, 'cac:TaxScheme': vat },
        },
        'cac:Price': {
          'cbc:PriceAmount': money(line.priceMinor),
          'cbc:PriceAmount@currencyID': currencyId,
        },
      })) as Invoice['ubl:Invoice']['cac:InvoiceLine'],
    },
  } as Invoice;
}

const periodOf = ({ from, to }: { from: string; to: string }) => ({
  'cbc:StartDate': from,
  'cbc:EndDate': to,
});

const addressOf = (party: {
  street: string;
  city: string;
  postalCode: string;
  countryCode: string;
}) => ({
  ...filled('cbc:StreetName', party.street),
  ...filled('cbc:CityName', party.city),
  ...filled('cbc:PostalZone', party.postalCode),
  'cac:Country': { 'cbc:IdentificationCode': party.countryCode },
});

const mailbox = (email: string) =>
  email === '' ? {} : { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' };

/** The VAT id of a side as an invoice names it: outside the scope of VAT, not at all. */
export const namedVatId = ({ vatCategory }: Draft, vatId: string): string =>
  vatCategory === 'O' ? '' : vatId;

function sellerOf(draft: Draft) {
  const { seller } = draft;
  const vatId = namedVatId(draft, seller.vatId);
  return {
    ...mailbox(seller.email),
    'cac:PostalAddress': addressOf(seller),
    ...(vatId && { 'cac:PartyTaxScheme': [{ 'cbc:CompanyID': vatId, 'cac:TaxScheme': vat }] }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.legalName,
      ...filled('cbc:CompanyID', seller.registrationNumber),
    },
    'cac:Contact': {
      'cbc:Name': seller.contact,
      ...filled('cbc:Telephone', seller.phone),
      'cbc:ElectronicMail': seller.email,
    },
  };
}

function buyerOf(draft: Draft) {
  const { buyer } = draft;
  const vatId = namedVatId(draft, buyer.vatId);
  return {
    ...mailbox(buyer.email),
    'cac:PostalAddress': addressOf(buyer),
    ...(vatId && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatId, 'cac:TaxScheme': vat } }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': buyer.legalName,
      ...filled('cbc:CompanyID', buyer.registrationNumber),
    },
  };
}

/** An account as an invoice names it. */
export function accountOf(details: BankDetails): { id: string; bank: string } {
  if (details.kind === 'iban') return { id: details.iban, bank: details.bic };
  const bank = details.kind === 'uk' ? details.sortCode : details.routingNumber;
  return { id: details.accountNumber, bank };
}

/** A credit transfer; in euros to an IBAN, a SEPA credit transfer. */
function paymentOf({ bankDetails, currency }: Draft) {
  const { id, bank } = accountOf(bankDetails);
  const isSepa = bankDetails.kind === 'iban' && currency === 'EUR';
  return {
    'cbc:PaymentMeansCode': isSepa ? '58' : '30',
    'cac:PayeeFinancialAccount': {
      'cbc:ID': id,
      'cbc:Name': bankDetails.holder,
      ...(bank && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bank } }),
    },
  };
}
