import type { Tone } from '#ui/primitives/tone.ts';
import type { InvoiceSummary } from '../../contract.ts';

/** What has become of an invoice, in a word. */
export function invoiceStatusOf({
  status,
  total,
  paid,
  refunded,
}: Pick<InvoiceSummary, 'status' | 'total' | 'paid' | 'refunded'>): { tone: Tone; label: string } {
  if (status === 'open') return { tone: 'warning', label: 'Open' };
  if (status === 'void') return { tone: 'neutral', label: 'Void' };
  if (status === 'uncollectible') return { tone: 'danger', label: 'Not paid' };
  if (refunded > 0) {
    return { tone: 'neutral', label: refunded < paid ? 'Partly refunded' : 'Refunded' };
  }
  if (total === 0) return { tone: 'neutral', label: 'Nothing due' };
  return { tone: 'success', label: paid > 0 ? 'Paid' : 'Paid by credit' };
}
