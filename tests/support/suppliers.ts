import { z } from 'zod';
import type { UserId } from '#access/user.ts';
import type { BankDetails } from '#features/agreements/suppliers/rules/bank-details.ts';
import type { Business } from '#features/agreements/suppliers/rules/business.ts';
import type { SupplierFileKind } from '#features/agreements/suppliers/rules/files.ts';
import type { Insurance } from '#features/agreements/suppliers/rules/insurance.ts';
import type { TestApp } from './app.ts';
import { testPublicUrl } from './site.ts';

export const someBusiness: Business = {
  legalForm: 'sole-trader',
  legalName: 'Ada Lovelace Consulting',
  street: '12 St James’s Square',
  postalCode: 'SW1Y 4JH',
  city: 'London',
  country: 'uk',
  registrationNumber: '',
  vatId: 'GB123456789',
};

/** The IBAN that the registry of SWIFT gives as the example of its country. */
export const someAccount = {
  ...{ kind: 'iban', holder: 'Ada Lovelace' },
  ...{ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
} as const satisfies BankDetails;

export const someInsurance: Insurance = {
  insurer: 'Loomworks Mutual',
  policyNumber: 'PI-1843',
  coverAmount: 1_000_000,
  currency: 'EUR',
  expiresOn: '2030-06-30',
};

/** A PDF with these words; no reader of documents opens it. */
export const pdfFile = (words = 'Terms.'): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`%PDF-1.7\n${words}\ntrailer\n%%EOF\n`);

const answered = z.object({ code: z.string().default(''), id: z.string().default('') });

/** Uploads a document as the browser does. `code` is empty when it was not refused. */
export async function uploadDocument(
  app: TestApp,
  as: UserId,
  kind: SupplierFileKind,
  { name = 'terms.pdf', content = pdfFile() } = {},
): Promise<{ status: number; code: string; id: string }> {
  const response = await app.http.request(
    `/api/me/supplier-profile/files/${kind}?${new URLSearchParams({ name })}`,
    {
      method: 'POST',
      headers: { origin: testPublicUrl, cookie: await app.cookieOf(as) },
      body: content,
    },
  );
  return { status: response.status, ...answered.parse(await response.json()) };
}

/** Fetches a document. */
export async function fetchDocument(app: TestApp, id: string, as?: UserId): Promise<Response> {
  const headers = as ? { cookie: await app.cookieOf(as) } : {};
  return app.http.request(`/supplier-files/${id}`, { headers });
}
