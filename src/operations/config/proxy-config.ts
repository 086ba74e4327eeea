import { isIP } from 'node:net';
import { z } from 'zod';

/** Whether this is an address or a range of addresses that leaves some out: `10.0.0.1`, `10.0.0.0/8`. */
function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

/** The variable that names the proxies in front of the site. */
export const proxyVariables = {
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((entries) => entries.every(isAddressOrRange), {
      error:
        'must be addresses or ranges such as 10.0.0.0/8, separated by commas; a name is not resolved, and a range of all addresses would let every caller choose its address',
    }),
};
