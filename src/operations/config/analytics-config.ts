import { z } from 'zod';

/** A measuring service whose script visitors run once they allow analytics cookies. */
export interface AnalyticsSettings {
  scriptUrl: string;
  /** Attributes of its script element, such as `data-domain`. */
  attributes: Readonly<Record<string, string>>;
  /** Where it may send what it has measured: the script's own origin first. */
  origins: readonly string[];
}

const httpsUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be a full address such as https://stats.example/x.js',
    abort: true,
  })
  .refine(isSafe, { error: 'must begin with https://' });

const list = (separator: RegExp) =>
  z.string().transform((text) => text.split(separator).filter(Boolean));

/** The variables that name the service. */
export const analyticsVariables = {
  ANALYTICS_SCRIPT: httpsUrl.optional(),
  ANALYTICS_ATTRIBUTES: list(/\s+/)
    .pipe(
      z.array(
        z.string().regex(/^data-[a-z][a-z0-9-]*=[^"]+$/, {
          error: 'must be written like data-domain=direct365.example, with spaces between them',
        }),
      ),
    )
    .optional(),
  ANALYTICS_ORIGINS: list(/[\s,]+/)
    .pipe(z.array(httpsUrl.transform((address) => new URL(address).origin)))
    .optional(),
};

const environmentSchema = z.object(analyticsVariables);

/** The service that the checked variables name; undefined without a script. */
export function readAnalyticsSettings(
  env: z.output<typeof environmentSchema>,
): AnalyticsSettings | undefined {
  const { ANALYTICS_SCRIPT: scriptUrl, ANALYTICS_ATTRIBUTES, ANALYTICS_ORIGINS } = env;
  if (!scriptUrl) return undefined;
  return {
    scriptUrl,
    attributes: Object.fromEntries((ANALYTICS_ATTRIBUTES ?? []).map(splitAttribute)),
    origins: [...new Set([new URL(scriptUrl).origin, ...(ANALYTICS_ORIGINS ?? [])])],
  };
}

function splitAttribute(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [name, value.join('=')];
}

/** Unencrypted only on this machine, for trying it out. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost';
}
