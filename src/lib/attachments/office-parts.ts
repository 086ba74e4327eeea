import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import type { AttachmentRefusal } from './attachment-refusal.ts';

/** The part that makes a document one of its kind. */
const mainParts = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const;

const typesPart = '[content_types].xml';
const mostTypesBytes = 1024 * 1024;
/** Macros, controls that run programs, and whatever Office cannot show and would hand to another program. */
const active =
  /(^|\/)(vbaproject|vbaprojectsignature|oleobject\d*)\.bin$|(^|\/)(activex|macrosheets)\//;
const program =
  /\.(exe|dll|com|scr|pif|bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|msi|msp|lnk|jar|cpl|reg|sh|app|docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppsm|ppam)$/;
/** What Office itself puts into its files; nothing else is among them often. */
const usual = /\.(xml|rels|vml|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp|wdp|ttf|odttf|fntdata)$/;
const mostUnusual = 200;

/** Looks at the parts of an Office document, one after the other: a document of its kind, and no program in it. */
export class OfficeParts {
  readonly #mainPart: string;
  #hasMain = false;
  #hasTypes = false;
  #unusual = 0;

  constructor(kind: keyof typeof mainParts) {
    this.#mainPart = mainParts[kind];
  }

  /** Why the document is refused because of this part; null when it is not. */
  async look(zip: ZipFile, entry: Entry): Promise<AttachmentRefusal | null> {
    const path = entry.fileName.toLowerCase();
    if (path.endsWith('/')) return null;
    if (active.test(path) || program.test(path)) return 'macros';
    if (path === this.#mainPart) this.#hasMain = true;
    if (path === typesPart) {
      if (this.#hasTypes || entry.uncompressedSize > mostTypesBytes) return 'broken';
      this.#hasTypes = true;
      const types = await buffer(await zip.openReadStreamPromise(entry));
      return /macroenabled|vbaproject|activex/i.test(types.toString('latin1')) ? 'macros' : null;
    }
    if (usual.test(path)) return null;
    this.#unusual += 1;
    if (this.#unusual > mostUnusual) return 'too-much';
    return isProgram(await beginningOf(zip, entry)) ? 'macros' : null;
  }

  refusalAtEnd(): AttachmentRefusal | null {
    return this.#hasMain && this.#hasTypes ? null : 'other-kind';
  }
}

async function beginningOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize === 0) return Buffer.alloc(0);
  for await (const chunk of await zip.openReadStreamPromise(entry)) return Buffer.from(chunk);
  return Buffer.alloc(0);
}

/** In hexadecimal digits: of Windows, Linux and macOS, a script; or an old Office file, which may hold any of them. */
const programSignatures = ['4d5a', '7f454c46', '2321', 'cffaedfe', 'cafebabe', 'd0cf11e0'];

function isProgram(beginning: Buffer): boolean {
  const mark = beginning.toString('hex', 0, 4);
  return programSignatures.some((program) => mark.startsWith(program));
}
