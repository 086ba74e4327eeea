import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { parseMailAddress } from '#lib/mail/mail-address.ts';
import type { DkimKey } from '#lib/mail/smtp-transport.ts';

/** Shorter keys have been broken, and large receivers do not believe them. */
const leastBits = 2048;

/** The variables that name the key which signs mails. */
export const dkimVariables = {
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i, {
      error: 'must be the name under which the key stands in the DNS, for example mail2026',
    })
    .optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
};

const environmentSchema = z.object({ ...dkimVariables, MAIL_FROM: z.string().optional() });

/**
 * The key that signs mails, for the domain of their sender; undefined without one. Throws a SetupProblem for half of
 * the settings, and for a key that receivers would not believe.
 */
export function readDkimSettings(env: z.output<typeof environmentSchema>): DkimKey | undefined {
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: text, MAIL_FROM: sender } = env;
  if (!selector && !text) return undefined;
  if (!selector || !text || !sender) {
    throw new SetupProblem(
      'DKIM_SELECTOR, DKIM_PRIVATE_KEY and MAIL_FROM belong together: a signature is made with the key, for the domain of the sender, and looked up under the selector. Set all, or neither of the first two.',
    );
  }
  const key = readKey(text);
  if (key?.asymmetricKeyType !== 'rsa') {
    throw new SetupProblem(
      'DKIM_PRIVATE_KEY must be an RSA key in PEM, or its lines without the first and the last, joined. Make one with: openssl genpkey -algorithm rsa -pkeyopt rsa_keygen_bits:2048.',
    );
  }
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits) {
    throw new SetupProblem(`DKIM_PRIVATE_KEY must have at least ${leastBits} bits.`);
  }
  const { address } = parseMailAddress(sender);
  return {
    domain: address.slice(address.lastIndexOf('@') + 1),
    selector,
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** A setting is one line: a PEM may have `\n` for its line ends, or stand without its first and last line. */
function readKey(text: string): KeyObject | undefined {
  try {
    if (text.includes('-----BEGIN')) return createPrivateKey(text.replaceAll(String.raw`\n`, '\n'));
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}
