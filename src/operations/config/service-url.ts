import { z } from 'zod';

/** The address of an outside service, such as `example`: unencrypted only on this machine. */
export const serviceUrl = ({ example, noun }: { example: string; noun: string }) =>
  z
    .url({
      protocol: /^https?$/,
      error: `must be a full address such as ${example}`,
      abort: true,
    })
    .refine(isSafe, { error: `must begin with https://, but for a ${noun} on this machine` });

function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
