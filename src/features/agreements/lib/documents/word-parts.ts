import type { PrintedDocument } from './printed-document.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Text inside an element. What XML has no way to write is left out. */
export const escapedXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A part of the file whose outermost element is `w:document`, `w:hdr` or `w:ftr`. */
export const framePart = (name: string, content: string): string =>
  `${declaration}<w:${name} xmlns:w="${words}" xmlns:r="${office}">${content}</w:${name}>`;

/** The parts that say what the file is and how it looks. */
export function packageParts({
  title,
  date,
}: PrintedDocument): { path: string; content: string }[] {
  const part = (path: string, content: string) => ({ path, content: declaration + content });
  return [
    part('[Content_Types].xml', contentTypes),
    part(
      '_rels/.rels',
      relationships([
        ['document', `${office}/officeDocument`, 'word/document.xml'],
        ['core', `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ]),
    ),
    part('docProps/core.xml', coreProperties(title, date)),
    part(
      'word/_rels/document.xml.rels',
      relationships([
        ['styles', `${office}/styles`, 'styles.xml'],
        ['header', `${office}/header`, 'header1.xml'],
        ['footer', `${office}/footer`, 'footer1.xml'],
      ]),
    ),
    part('word/styles.xml', styleSheet),
  ];
}

const contentTypes = `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
  ['/word/document.xml', `${wordType}.document.main+xml`],
  ['/word/styles.xml', `${wordType}.styles+xml`],
  ['/word/header1.xml', `${wordType}.header+xml`],
  ['/word/footer1.xml', `${wordType}.footer+xml`],
  ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
]
  .map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  .join('')}</Types>`;

const relationships = (targets: readonly (readonly [string, string, string])[]): string =>
  `<Relationships xmlns="${packages}/relationships">${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function coreProperties(title: string, date: Date): string {
  const at = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date.toISOString().slice(0, 19)}Z</dcterms:${name}>`;
  return `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapedXml(title)}</dc:title>${at('created')}${at('modified')}</cp:coreProperties>`;
}

const font = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/>';
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const bold = '<w:b/><w:bCs/>';
const grey = '<w:color w:val="555555"/>';

const style = (id: string, name: string, ofParagraph: string, ofRun: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${ofParagraph}</w:pPr><w:rPr>${ofRun}</w:rPr></w:style>`;

const styleSheet = `<w:styles xmlns:w="${words}"><w:docDefaults><w:rPrDefault><w:rPr>${font}${size(20)}<w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="60" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${[
  style('Title', 'Title', '<w:spacing w:after="200"/>', bold + size(40)),
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="280" w:after="100"/><w:outlineLvl w:val="0"/>',
    bold + size(26),
  ),
  style('Label', 'Label', '', bold),
  style('Header', 'header', '', grey + size(16)),
  style('Notice', 'Notice', '', `${bold}<w:color w:val="B00020"/>${size(16)}`),
  style('Footer', 'footer', '', grey + size(16)),
].join('')}</w:styles>`;
