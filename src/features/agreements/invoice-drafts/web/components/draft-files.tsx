import { useEffect, useRef } from 'react';
import { formatMoney } from '#lib/money/format.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { InvoiceDraft } from '../../contract.ts';
import { fileLabels } from '../messages.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a draft comes to, and its files to save. */
export function DraftFiles({ draft, onBack }: { draft: InvoiceDraft; onBack: () => void }) {
  const { currency, net, vat, gross, files, xrechnungLacks } = draft;
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => shown.current?.focus(), []);
  const money = (amount: number) => formatMoney(amount, currency, 'en-US');
  return (
    <div className="flex flex-col gap-4">
      <p ref={shown} tabIndex={-1} className="text-ink">
        Net {money(net)}, VAT {money(vat)}, total {money(gross)}.
      </p>
      <ul className="flex flex-col gap-2">
        {files.map(({ kind, name, mediaType, base64 }) => (
          <li key={kind}>
            <a
              href={`data:${mediaType};base64,${base64}`}
              download={name}
              className="text-link underline underline-offset-4"
            >
              Download as {fileLabels[kind]}
            </a>
          </li>
        ))}
      </ul>
      {xrechnungLacks.length > 0 && (
        <p>The XRechnung is left out. It also needs {listed.format(xrechnungLacks)}.</p>
      )}
      <p className="text-sm text-ink-muted">
        Check the draft before you use it. Your details come from your supplier details, and those
        of the client from their company.
      </p>
      <Button className="self-start" variant="secondary" onClick={onBack}>
        Change the Draft
      </Button>
    </div>
  );
}
