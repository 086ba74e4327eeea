import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

/** Where replies by mail arrive. */
export interface InboundMailSettings {
  /** The domain of reply addresses, in lower case; its MX hands the mails over. */
  domain: string;
  host: string;
  port: number;
}

/** The variables that have replies by mail received. */
export const inboundMailVariables = {
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i, {
      error: 'must be a domain, such as reply.direct365.example',
    })
    .optional(),
  INBOUND_MAIL_PORT: z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(1, { error: 'must be between 1 and 65535' })
    .max(65_535, { error: 'must be between 1 and 65535' })
    .optional(),
  INBOUND_MAIL_HOST: z.string().default('127.0.0.1'),
};

const environmentSchema = z.object(inboundMailVariables);

/** What the checked variables say; undefined without them. Throws a SetupProblem for one without the other. */
export function readInboundMailSettings(
  env: z.output<typeof environmentSchema>,
): InboundMailSettings | undefined {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_PORT: port, INBOUND_MAIL_HOST: host } = env;
  if (!domain && !port) return undefined;
  if (!domain || !port) {
    throw new SetupProblem(
      'INBOUND_MAIL_DOMAIN and INBOUND_MAIL_PORT belong together: replies by mail need an address and a port. Set both, or neither.',
    );
  }
  return { domain: domain.toLowerCase(), host, port };
}
