import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

describe('traces', () => {
  it('go nowhere without an address, or while they are switched off', () => {
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig({ OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeUndefined();
    expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
  });

  it('go to the usual path of a collector, or to an address of their own', () => {
    expect(readConfig(endpoint).tracing).toEqual({
      ...{ url: 'http://127.0.0.1:4318/v1/traces', headers: {} },
      ...{ resource: { 'service.name': 'direct365' }, sampler: 'parentbased_always_on', ratio: 1 },
    });
    const under = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' };
    expect(readConfig(under).tracing?.url).toBe('https://collector.example/otlp/v1/traces');
    const own = { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
    expect(readConfig(own).tracing?.url).toBe('https://traces.example/in');
  });

  it('say what the standard variables say', () => {
    const { tracing } = readConfig({
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a2V5, x-tenant = one',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=trial',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    expect(tracing).toMatchObject({
      headers: { authorization: 'Basic a2V5', 'x-tenant': 'one' },
      resource: { 'service.name': 'other', 'deployment.environment.name': 'trial' },
      ...{ sampler: 'parentbased_traceidratio', ratio: 0.25 },
    });
    expect(
      readConfig({ ...endpoint, OTEL_SERVICE_NAME: 'site' }).tracing?.resource['service.name'],
    ).toBe('site');
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'must be a full address'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'must be http/json'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret-key' }, 'must be pairs'],
    [{ OTEL_RESOURCE_ATTRIBUTES: 'a=%' }, 'must be pairs'],
    [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'must be one of'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'must be a number from 0 to 1'],
    [{ OTEL_SDK_DISABLED: 'perhaps' }, 'must be true or false'],
  ])(
    'that are set up wrongly are refused in a sentence: %j',
    (wrong: Record<string, string>, said) => {
      const problem = problemOf({ ...endpoint, ...wrong });
      expect(problem).toContain(`${Object.keys(wrong)[0]} ${said}`);
      expect(problem).not.toContain('secret-key');
    },
  );
});
