import { z } from 'zod';
import { samplers, type TracingSettings } from '#lib/tracing/tracing-settings.ts';

const address = z
  .url({
    protocol: /^https?$/,
    error: 'must be a full address such as http://127.0.0.1:4318',
  })
  .optional();

/** Pairs as the standard writes them: `name=value,name=value`, values percent-encoded where they must be. */
const pairs = z
  .string()
  .default('')
  .transform((text, context) => {
    const entries = text
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean)
      .map(readPair);
    const read = entries.filter((entry) => entry !== undefined);
    if (read.length === entries.length) return Object.fromEntries(read);
    context.addIssue({
      code: 'custom',
      message: 'must be pairs such as name=value, separated by commas',
    });
    return z.NEVER;
  });

function readPair(pair: string): [string, string] | undefined {
  const [, name, value] = /^([^\s=]+)\s*=\s*(.*)$/.exec(pair) ?? [];
  if (name === undefined || value === undefined) return undefined;
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return undefined;
  }
}

/** The variables of the OpenTelemetry standard that this program reads; names and defaults are the standard's. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', { error: 'must be http/json, which is what traces are sent as' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must be a number from 0 to 1' })
    .max(1, { error: 'must be a number from 0 to 1' })
    .default(1),
  OTEL_SDK_DISABLED: z
    .stringbool({ error: 'must be true or false', truthy: ['true'], falsy: ['false'] })
    .default(false),
};

const environmentSchema = z.object(tracingVariables);

/** Where traces go, as the checked variables say; undefined without an address. */
export function readTracingSettings(
  env: z.output<typeof environmentSchema>,
): TracingSettings | undefined {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url =
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`);
  if (!url || env.OTEL_SDK_DISABLED) return undefined;
  const named = env.OTEL_RESOURCE_ATTRIBUTES['service.name'];
  return {
    url,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    resource: {
      ...env.OTEL_RESOURCE_ATTRIBUTES,
      'service.name': env.OTEL_SERVICE_NAME ?? named ?? 'direct365',
    },
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}
