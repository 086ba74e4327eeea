import { BoundedQueue } from '#lib/bounded-queue.ts';
import type { DraftKind, InvoiceDraft } from '../../contract.ts';
import type { Draft } from './draft.ts';
import { toDocument } from './draft-document.ts';
import { drawDraft } from './draft-pdf.ts';

const formats = {
  ubl: { format: 'UBL', name: 'invoice-draft-ubl.xml', mediaType: 'application/xml' },
  xrechnung: {
    ...{ format: 'XRECHNUNG-UBL', name: 'invoice-draft-xrechnung.xml' },
    mediaType: 'application/xml',
  },
  'factur-x': {
    ...{ format: 'Factur-X-EN16931', name: 'invoice-draft-factur-x.pdf' },
    mediaType: 'application/pdf',
  },
} as const;
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };

// One draft at a time: it takes a processor for some tenths of a second.
const queue = new BoundedQueue(9);

/** A draft in each of these formats. Null, at once, when too many wait. */
export const makeFiles = (
  draft: Draft,
  kinds: readonly DraftKind[],
): Promise<InvoiceDraft['files']> | null =>
  queue.run(async () => {
    // Without the library's check of its input, which takes ten times as long: the rules of EN 16931 test our drafts.
    const { FormatFactoryService } = await import('@e-invoice-eu/core');
    const factory = new FormatFactoryService();
    const files: InvoiceDraft['files'] = [];
    for (const kind of kinds) {
      const { format, name, mediaType } = formats[kind];
      const writer = factory.createFormatService(format, silent);
      const invoice = toDocument(draft);
      writer.fillInvoiceDefaults(invoice);
      const content = await writer.generate(invoice, {
        ...{ format, lang: 'en' },
        ...(kind === 'factur-x' && {
          pdf: { buffer: await drawDraft(draft), filename: name, mimetype: mediaType },
        }),
      });
      files.push({ kind, name, mediaType, base64: Buffer.from(content).toString('base64') });
    }
    return files;
  });
