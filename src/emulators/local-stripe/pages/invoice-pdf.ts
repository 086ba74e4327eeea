import { documentParts, type InvoiceDocument } from './invoice-page.ts';

const pageWidth = 595;
const pageHeight = 842;
const margin = 56;
const lineHeight = 16;

/** An invoice as a PDF of one page: text alone, in a typeface that every reader has. */
export function invoicePdf(document: InvoiceDocument): Uint8Array<ArrayBuffer> {
  const { title, status, date, seller, buyer, lines, sums } = documentParts(document);
  const rows: [string, string?][] = [
    [title],
    [`${date}. ${status}.`],
    [''],
    ['From'],
    ...seller.map((line): [string] => [line]),
    [''],
    ['To'],
    ...buyer.map((line): [string] => [line]),
    [''],
    ...lines.flatMap(({ what, when, amount }): [string, string?][] => [[what, amount], [when]]),
    [''],
    ...sums,
  ];
  const drawn = rows.flatMap(([left, right], row) => {
    const y = pageHeight - margin - row * lineHeight;
    return [text(left, margin, y), ...(right ? [text(right, pageWidth - margin - 110, y)] : [])];
  });
  return assemble(['BT', '/F1 11 Tf', ...drawn, 'ET'].join('\n'));
}

const text = (words: string, x: number, y: number): string =>
  `1 0 0 1 ${x} ${y} Tm (${escaped(words)}) Tj`;

/** WinAnsi has most of Europe's letters and signs; what it has not becomes a question mark. */
function escaped(words: string): string {
  const signs = new Map([
    ['€', '\\200'],
    ['×', '\\327'],
    ['−', '-'],
    ['–', '\\226'],
    ['’', "'"],
  ]);
  return [...words]
    .map((sign) => {
      const known = signs.get(sign);
      if (known !== undefined) return known;
      if ('()\\'.includes(sign)) return `\\${sign}`;
      const code = sign.codePointAt(0) ?? 0;
      if (code >= 32 && code < 127) return sign;
      return code >= 160 && code < 256 ? `\\${code.toString(8)}` : '?';
    })
    .join('');
}

function assemble(content: string): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
