import { dayInWords } from '#lib/calendar-days.ts';
import { decimalsOf } from '#lib/money/currencies.ts';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import { pdfOf } from '../../../lib/documents/pdf.ts';
import type { PrintedDocument } from '../../../lib/documents/printed-document.ts';
import { vatCategories } from '../../rules/vat.ts';
import { type Draft, draftNote, draftNumber } from './draft.ts';
import { accountOf, namedVatId } from './draft-document.ts';

/** A draft as a PDF that people read, with DRAFT on each page. Its fonts are embedded, as PDF/A asks. */
export const drawDraft = (draft: Draft): Promise<Uint8Array> => pdfOf(documentOf(draft));

function documentOf(draft: Draft): PrintedDocument {
  const { lines, amounts, currency } = draft;
  const money = (minor: number) =>
    `${fromMinorUnits(minor, currency).toFixed(decimalsOf(currency))} ${currency}`;
  const sums = [
    ['Net', money(amounts.netMinor)],
    [`VAT ${amounts.percent} %`, money(amounts.vatMinor)],
    ['Total', money(amounts.grossMinor)],
  ];
  return {
    title: 'Draft of an invoice',
    header: draft.projectTitle,
    notice: draftNumber,
    footer: draftNote,
    date: new Date(draft.issuedOn),
    sections: [
      ...partsOf(draft).map(([title, lines]) => ({
        title,
        parts: [{ kind: 'text' as const, text: lines.filter(Boolean).join('\n') }],
      })),
      {
        title: 'Amounts',
        parts: [
          {
            kind: 'table',
            columns: [
              { title: 'For', share: 5 },
              { title: 'Quantity', share: 2 },
              { title: 'Price', share: 3, isAmount: true },
              { title: 'Net', share: 3, isAmount: true },
            ],
            rows: [
              ...lines.map(({ description, quantityInWords, priceMinor, netMinor }) => [
                ...[description, quantityInWords, money(priceMinor), money(netMinor)],
              ]),
              ...sums.map((sum) => ['', '', ...sum]),
            ],
          },
        ],
      },
    ],
  };
}

function partsOf(draft: Draft): [title: string, lines: string[]][] {
  const { seller, buyer, bankDetails } = draft;
  const { id, bank } = accountOf(bankDetails);
  const partyOf = (party: typeof seller | typeof buyer) => [
    ...[party.legalName, party.street],
    [party.postalCode, party.city, party.countryCode].filter(Boolean).join(' '),
    ...[party.registrationNumber, namedVatId(draft, party.vatId)],
  ];
  return [
    ['From', [...partyOf(seller), seller.email]],
    ['To', partyOf(buyer)],
    ['For', [draft.projectTitle, buyer.reference && `Your reference: ${buyer.reference}`]],
    ['Dates', [`Issued: ${dayInWords(draft.issuedOn)}`, `Due: ${dayInWords(draft.dueOn)}`]],
    ['Payment', [bankDetails.holder, id, bank]],
    ['VAT', [vatCategories.label(draft.vatCategory), draft.vatReason?.words ?? '']],
  ];
}
