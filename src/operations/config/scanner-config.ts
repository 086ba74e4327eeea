import { z } from 'zod';
import type { ClamdAddress } from '#lib/scanning/clamd.ts';

const said =
  'must be where clamd listens, such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl';

/** The variable that names the virus scanner. */
export const scannerVariables = {
  CLAMAV_URL: z
    .string()
    .optional()
    .transform((address, context): ClamdAddress | undefined => {
      if (!address) return undefined;
      const read = readAddress(address);
      if (!read) context.addIssue({ code: 'custom', message: said });
      return read;
    }),
};

function readAddress(address: string): ClamdAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, pathname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash) return undefined;
  if (protocol === 'unix:') {
    return hostname === '' && pathname.length > 1 ? { path: decodeURI(pathname) } : undefined;
  }
  const isPlain = pathname === '' || pathname === '/';
  if (protocol !== 'tcp:' || !hostname || !port || !isPlain) return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
