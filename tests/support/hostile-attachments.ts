import { gzipSync } from 'node:zlib';
import { type ZippedFile, zipFile } from '#features/profiles/lib/documents/fixtures/zip-fixture.ts';
import {
  exifWithOrientation,
  jpegFile,
  jpegSegment,
  withSegments,
} from '#lib/images/hostile/jpeg-fixture.ts';
import { payload } from '#lib/images/hostile/no-pictures-fixture.ts';
import { pngFile } from '#lib/images/hostile/png-fixture.ts';

/**
 * A file that an attacker might send, and what is to become of it: the code of its refusal, or that it is handed on.
 */
export interface HostileAttachment {
  name: string;
  called: string;
  make: () => Uint8Array | Promise<Uint8Array>;
  becomes: string;
}

const taken = 'taken';
const otherKind = 'OTHER_KIND';
const unknown = 'UNKNOWN_KIND';
const mebibyte = 1024 * 1024;
const text = (content: string) => () => Buffer.from(content, 'latin1');
const html = `<!doctype html><html><body>${payload}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`;
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 7)]);
const pdf = (more = '') => `%PDF-1.7\n${more}\ntrailer\n%%EOF\n`;
const square = { width: 8, height: 8 };
const fits = (name: string, called: string, make: HostileAttachment['make'], becomes: string) => ({
  ...{ name, called, make, becomes },
});

const types = (main: string) =>
  `<Types><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.main+xml"/></Types>`;
const main = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' };

/** An Office document of this kind, with these parts besides. */
export const officeFile = (kind: keyof typeof main, ...more: readonly ZippedFile[]) =>
  zipFile([
    { path: '[Content_Types].xml', content: types(main[kind]) },
    { path: main[kind], content: '<xml/>' },
    ...more,
  ]);

const renamed: HostileAttachment[] = [
  fits('HTML as PDF', 'offer.pdf', text(html), otherKind),
  fits('HTML behind blank lines as PDF', 'offer.pdf', text(`\n\n${html}`), otherKind),
  fits('an SVG as PNG', 'plan.png', text(svg), otherKind),
  fits('an SVG as WebP', 'plan.webp', text(svg), otherKind),
  fits('a compressed SVG as GIF', 'plan.gif', () => gzipSync(svg), otherKind),
  fits('a program as PDF', 'offer.pdf', () => program, otherKind),
  fits('a program as Word', 'offer.docx', () => program, otherKind),
  fits('a program as text', 'notes.txt', () => program, otherKind),
  fits('a program as zip', 'all.zip', () => program, otherKind),
  fits('a PDF as Word', 'offer.docx', text(pdf()), otherKind),
  fits('a zip as Word', 'offer.docx', () => zipFile([{ path: 'a.txt', content: 'a' }]), otherKind),
  fits('Word as Excel', 'sheet.xlsx', () => officeFile('docx'), otherKind),
  fits('PowerPoint as Word', 'offer.docx', () => officeFile('pptx'), otherKind),
  fits('a zip as CSV', 'rows.csv', () => zipFile([{ path: 'a.csv', content: 'a' }]), otherKind),
  fits('a PNG as PDF', 'offer.pdf', () => pngFile(square), otherKind),
  fits('a PNG as JPG', 'photo.jpg', () => pngFile(square), taken),
  fits('a JPG as GIF', 'photo.gif', () => jpegFile(8, 8), taken),
];

const forbidden: HostileAttachment[] = [
  ...['html', 'svg', 'exe', 'js', 'hta', 'docm', 'xlsm', 'doc', 'xhtml', 'xml', 'lnk', 'iso'].map(
    (ending) => fits(`a file that ends in .${ending}`, `offer.${ending}`, text(html), unknown),
  ),
  fits('a file without an ending', 'offer', text(html), unknown),
  fits('an ending behind a second one', 'offer.pdf.exe', text(pdf()), unknown),
  fits('an ending turned round', 'offer\u202efdp.exe', text(pdf()), unknown),
  fits('a name with an end of a string in it', 'offer.exe\0.pdf', text(html), otherKind),
];

const polyglots: HostileAttachment[] = [
  fits('a PDF behind HTML', 'offer.pdf', text(`${html}\n${pdf()}`), otherKind),
  fits('HTML inside a PDF', 'offer.pdf', text(pdf(html)), taken),
  fits(
    'a PDF with a script',
    'offer.pdf',
    text(pdf('<< /S /JavaScript /JS (app.alert(1)) >>')),
    taken,
  ),
  fits('a PDF without an end', 'offer.pdf', text('%PDF-1.7\n'), 'BROKEN_FILE'),
  fits(
    'a zip behind a program',
    'all.zip',
    () => Buffer.concat([program, zipFile([{ path: 'a', content: 'a' }])]),
    otherKind,
  ),
  fits(
    'HTML behind a PNG',
    'plan.png',
    () => Buffer.concat([pngFile(square), Buffer.from(html)]),
    taken,
  ),
  fits(
    'HTML in a comment of a JPG',
    'photo.jpg',
    async () => withSegments(await jpegFile(8, 8), jpegSegment(0xfe, Buffer.from(html))),
    taken,
  ),
  fits(
    'HTML in the EXIF of a JPG',
    'photo.jpg',
    async () =>
      withSegments(
        await jpegFile(8, 8),
        jpegSegment(0xe1, exifWithOrientation(1, Buffer.from(html))),
      ),
    taken,
  ),
  fits(
    'a GIF that is a script',
    'plan.gif',
    text(`GIF89a/*${'\0'.repeat(8)}*/=1;alert(1)`),
    'BROKEN_FILE',
  ),
  fits('HTML as text', 'notes.txt', text(html), taken),
  fits('HTML as CSV', 'rows.csv', text(html), taken),
  fits('HTML as UTF-16 text', 'notes.txt', () => Buffer.from(`\ufeff${html}`, 'utf16le'), taken),
  fits('HTML in UTF-7', 'notes.txt', text('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'), taken),
  fits('half a UTF-16 letter', 'notes.txt', () => Buffer.from([0xff, 0xfe, 60]), 'BROKEN_FILE'),
  fits(
    'a PNG that is cut off',
    'plan.png',
    () => pngFile({ width: 64, height: 64 }).subarray(0, 60),
    'BROKEN_FILE',
  ),
];

const macros: HostileAttachment[] = [
  fits(
    'Word with macros',
    'offer.docx',
    () => officeFile('docx', { path: 'word/vbaProject.bin', content: 'x' }),
    'HAS_MACROS',
  ),
  fits(
    'macros in other letters',
    'sheet.xlsx',
    () => officeFile('xlsx', { path: 'xl/VBAPROJECT.BIN', content: 'x' }),
    'HAS_MACROS',
  ),
  fits(
    'PowerPoint with a control',
    'talk.pptx',
    () => officeFile('pptx', { path: 'ppt/activeX/activeX1.xml', content: 'x' }),
    'HAS_MACROS',
  ),
  fits(
    'Excel with a sheet of macros',
    'sheet.xlsx',
    () => officeFile('xlsx', { path: 'xl/macrosheets/sheet1.xml', content: 'x' }),
    'HAS_MACROS',
  ),
  fits(
    'Word with a program in it',
    'offer.docx',
    () => officeFile('docx', { path: 'word/embeddings/run.exe', content: program }),
    'HAS_MACROS',
  ),
  fits(
    'Word with a renamed program in it',
    'offer.docx',
    () => officeFile('docx', { path: 'word/embeddings/run.dat', content: program }),
    'HAS_MACROS',
  ),
  fits(
    'Word with an object of another program',
    'offer.docx',
    () => officeFile('docx', { path: 'word/embeddings/oleObject1.bin', content: 'x' }),
    'HAS_MACROS',
  ),
  fits(
    'a document with macros inside one without',
    'offer.docx',
    () => officeFile('docx', { path: 'word/embeddings/a.docm', content: 'x' }),
    'HAS_MACROS',
  ),
  fits(
    'Word that says it has macros',
    'offer.docx',
    () =>
      zipFile([
        {
          path: '[Content_Types].xml',
          content: 'application/vnd.ms-word.document.macroEnabled.main+xml',
        },
        { path: 'word/document.xml', content: 'x' },
      ]),
    'HAS_MACROS',
  ),
  fits(
    'Word that says twice what it has',
    'offer.docx',
    () => officeFile('docx', { path: '[Content_Types].xml', content: 'x' }),
    'BROKEN_FILE',
  ),
  fits(
    'Word kept by a password',
    'offer.docx',
    () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'PROTECTED_FILE',
  ),
];

const archives: HostileAttachment[] = [
  fits(
    'a zip bomb',
    'all.zip',
    () => zipFile([{ path: 'a', content: Buffer.alloc(20 * mebibyte) }]),
    'UNFOLDS_TOO_MUCH',
  ),
  fits(
    'a zip bomb as Word',
    'offer.docx',
    () => officeFile('docx', { path: 'word/media/a.png', content: Buffer.alloc(20 * mebibyte) }),
    'UNFOLDS_TOO_MUCH',
  ),
  fits(
    'an archive that claims to be huge',
    'all.zip',
    () => zipFile([{ path: 'a', content: 'a', claimedSize: 0xffff_fff0 }]),
    'UNFOLDS_TOO_MUCH',
  ),
  fits(
    'a zip that claims 1,000 bytes and unfolds to 30 MiB',
    'all.zip',
    () => zipFile([{ path: 'a', content: Buffer.alloc(30 * mebibyte), claimedSize: 1000 }]),
    'BROKEN_FILE',
  ),
  fits(
    'an archive of 6,000 files',
    'all.zip',
    () => zipFile(Array.from({ length: 6000 }, (_, n) => ({ path: `${n}`, content: '' }))),
    'UNFOLDS_TOO_MUCH',
  ),
  fits(
    'an archive that leads out of itself',
    'all.zip',
    () => zipFile([{ path: '../../etc/passwd', content: 'x' }]),
    'BROKEN_FILE',
  ),
  fits(
    'an archive with an absolute path',
    'all.zip',
    () => zipFile([{ path: '/etc/passwd', content: 'x' }]),
    'BROKEN_FILE',
  ),
  fits(
    'an archive kept by a password',
    'all.zip',
    () => zipFile([{ path: 'a', content: 'x', isEncrypted: true }]),
    'PROTECTED_FILE',
  ),
  fits(
    'an archive that is cut off',
    'all.zip',
    () => zipFile([{ path: 'a', content: 'x' }]).slice(0, 30),
    'BROKEN_FILE',
  ),
  fits('20 MB of zeros as zip', 'all.zip', () => new Uint8Array(20 * mebibyte), otherKind),
  fits('20 MB of zeros as text', 'notes.txt', () => new Uint8Array(20 * mebibyte), otherKind),
  fits('20 MB of zeros as a picture', 'plan.png', () => new Uint8Array(20 * mebibyte), otherKind),
];

const names: HostileAttachment[] = [
  fits('a name that leads elsewhere', '../../etc/offer.pdf', text(pdf()), taken),
  fits('a name with the end of a header', 'a\r\nX-Bad: 1\r\n\r\n.pdf', text(pdf()), taken),
  fits('a name with quotes', 'a"; filename="b.exe";.pdf', text(pdf()), taken),
  fits('a hidden name', '.pdf', text(pdf()), taken),
  fits('a name of Windows', 'con.pdf', text(pdf()), taken),
  fits('a very long name', `${'x'.repeat(900)}.pdf`, text(pdf()), taken),
  fits('a name in half a letter', 'a\ud800.pdf', text(pdf()), taken),
];

/** Some seventy of them. */
export const hostileAttachments: readonly HostileAttachment[] = [
  ...[...renamed, ...forbidden, ...polyglots],
  ...[...macros, ...archives, ...names],
];
