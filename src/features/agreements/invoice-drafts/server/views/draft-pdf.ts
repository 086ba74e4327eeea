import { fileURLToPath } from 'node:url';
import { amountInWords, amountOf } from '#features/agreements/time-sheets/rules/amounts.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { decimalsOf } from '#lib/money/currencies.ts';
import { fromMinorUnits } from '#lib/money/minor-units.ts';
import { vatCategories } from '../../rules/vat.ts';
import { type Draft, draftNote, draftNumber } from './draft.ts';
import { accountOf, namedVatId } from './draft-document.ts';

const font = (file: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/geist/${file}.ttf`));
const margin = 56;

/** A draft as a PDF that people read, with DRAFT across each page. Its fonts are embedded, as PDF/A asks. */
export async function drawDraft(draft: Draft): Promise<Uint8Array> {
  const { default: PdfDocument } = await import('pdfkit');
  const regular = font('400Regular/Geist_400Regular');
  const bold = font('600SemiBold/Geist_600SemiBold');
  const page = new PdfDocument({ size: 'A4', margin, font: regular, autoFirstPage: false });
  const chunks: Uint8Array[] = [];
  page.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => page.once('end', resolve));
  page.on('pageAdded', () => {
    const { width, height } = page.page;
    page.save().rotate(-45, { origin: [width / 2, height / 2] });
    page.font(bold).fontSize(120).fillColor('#e5e7eb');
    page.text(draftNumber, 0, height / 2 - 70, { width, align: 'center', lineBreak: false });
    page.restore().font(regular).fontSize(10).fillColor('#111827');
    page.x = margin;
    page.y = margin;
  });
  page.addPage();

  page.font(bold).fontSize(16).text('Draft of an invoice');
  page.font(regular).fontSize(10).text(draftNote).moveDown();
  for (const [title, lines] of partsOf(draft)) {
    page.font(bold).text(title).font(regular);
    page.text(lines.filter(Boolean).join('\n')).moveDown();
  }
  const { amounts, unit, currency } = draft;
  const money = (minor: number) =>
    `${fromMinorUnits(minor, currency).toFixed(decimalsOf(currency))} ${currency}`;
  page.table({
    columnStyles: ['*', 90, 110, 110],
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#9ca3af', padding: [4, 2, 4, 2] },
    data: [
      ['Week from', 'Amount', `Rate per ${unit.slice(0, -1)}`, 'Net'],
      ...amounts.lines.map(({ startsOn, parts, netMinor }) => [
        dayInWords(startsOn),
        amountInWords(unit, amountOf(unit, parts)),
        money(draft.rateMinor),
        money(netMinor),
      ]),
      ['', '', 'Net', money(amounts.netMinor)],
      ['', '', `VAT ${amounts.percent} %`, money(amounts.vatMinor)],
      ['', '', 'Total', money(amounts.grossMinor)],
    ],
  });
  page.end();
  await ended;
  return Buffer.concat(chunks);
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
