import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

/** The business that the site's invoices are from. */
export interface SellerSettings {
  name: string;
  /** Line by line, as it is written on a letter. */
  address: string[];
  taxIds: string[];
}

/** The variables that name it. */
export const sellerVariables = {
  SELLER_NAME: z.string().max(200).optional(),
  SELLER_ADDRESS: z
    .string()
    .max(1000)
    .default('')
    .transform((text) =>
      text
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  SELLER_VAT_ID: z
    .string()
    .regex(/^[A-Za-z]{2}[A-Za-z0-9 .+*-]{2,20}$/, {
      error: 'must be a VAT number with its country, such as GB123456789',
    })
    .optional(),
};

const environmentSchema = z.object(sellerVariables);

/** The seller that the checked variables name. Throws a SetupProblem for a name or VAT number without an address. */
export function readSellerSettings(env: z.output<typeof environmentSchema>): SellerSettings {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_VAT_ID: taxId } = env;
  if ((name || taxId) && address.length === 0) {
    throw new SetupProblem(
      'SELLER_ADDRESS is missing: an invoice with SELLER_NAME or SELLER_VAT_ID shows the address of the seller as well.',
    );
  }
  return { name: name ?? 'Direct365', address, taxIds: taxId ? [taxId] : [] };
}
