import { z } from 'zod';

/** The business that the site's invoices are from. */
export interface SellerSettings {
  name: string;
  /** Line by line, as it is written on a letter. */
  address: string[];
  taxIds: string[];
}

/** The variables that name it. */
export const sellerVariables = {
  SELLER_NAME: z.string().max(200).default('Direct365'),
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

/** The seller that the checked variables name. */
export function readSellerSettings(env: z.output<typeof environmentSchema>): SellerSettings {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_VAT_ID: taxId } = env;
  return { name, address, taxIds: taxId ? [taxId] : [] };
}
