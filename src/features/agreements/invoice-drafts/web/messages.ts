import type { InvoiceDraft } from '../contract.ts';

export const fileLabels: Record<InvoiceDraft['files'][number]['kind'], string> = {
  ubl: 'UBL',
  xrechnung: 'XRechnung',
  'factur-x': 'Factur-X (PDF)',
};

export const draftMessages = {
  failed: 'The draft could not be made. Please try again.',
} as const;
