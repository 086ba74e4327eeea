import type { VatCategory } from './vat.ts';

/** What an invoice needs of the two sides, and how a consultant reads it. */
const missingWords = {
  business: 'the legal name and address of your business',
  country: 'the country of your business',
  vatId: 'your VAT id',
  registrationNumber: 'your registration number',
  bankDetails: 'your bank details',
  buyerName: 'the legal name of the client’s company',
  buyerCountry: 'the country of the client’s company',
  buyerVatId: 'the VAT id of the client’s company',
} as const;
export type Missing = keyof typeof missingWords;

interface Stated {
  seller: { countryCode: string | null; vatId: string; registrationNumber: string } | null;
  hasBankDetails: boolean;
  buyer: {
    legalName: string;
    countryCode: string | null;
    vatId: string;
    registrationNumber: string;
  };
}

/** What is missing for an invoice of this VAT category. Outside the scope of VAT it names no VAT id. */
export function missingDetails(
  { seller, hasBankDetails, buyer }: Stated,
  category: VatCategory,
): Missing[] {
  const needed: Record<Missing, boolean> = {
    business: seller === null,
    country: seller?.countryCode === null,
    vatId: category !== 'O' && seller?.vatId === '',
    registrationNumber: category === 'O' && seller?.registrationNumber === '',
    bankDetails: !hasBankDetails,
    buyerName: buyer.legalName === '',
    buyerCountry: buyer.countryCode === null,
    buyerVatId: category === 'AE' && buyer.vatId === '' && buyer.registrationNumber === '',
  };
  return (Object.keys(missingWords) as Missing[]).filter((detail) => needed[detail]);
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What Germany’s rules for an XRechnung ask for beyond those of EN 16931 (BR-DE), by how a consultant reads it. */
export function missingForXrechnung({ seller, buyer }: NamedSides): string[] {
  const needed: [text: string, words: string][] = [
    [buyer.reference, 'the client’s reference (for public authorities, the Leitweg-ID)'],
    [buyer.postalCode, 'the client’s postal code'],
    [buyer.city, 'the client’s city'],
    [seller.postalCode, 'the postal code of your business'],
    [hasDigits(seller.phone) ? seller.phone : '', 'your phone number'],
  ];
  return needed.flatMap(([text, words]) => (text === '' ? [words] : []));
}

interface NamedSides {
  seller: { postalCode: string; phone: string };
  buyer: { reference: string; postalCode: string; city: string };
}

/** At least three digits: rule BR-DE-27. */
const hasDigits = (phone: string): boolean => phone.replace(/\D/g, '').length >= 3;

/** What is missing, in a sentence for the consultant. */
export const missingMessage = (missing: readonly Missing[]): string =>
  `This is missing: ${list.format(missing.map((detail) => missingWords[detail]))}.`;
