import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#app/contract.ts';
import { catalogueVersion } from '#catalogue/version.ts';
import { addressLimitedCalls } from '../edge/request-limits.ts';
import { limitedUploads } from '../files/file-uploads.ts';
import { accountLimitedCalls } from '../sessions/account-limits.ts';
import { describeRefusals, type OpenApiDocument } from './openapi-refusals.ts';

const limitedCalls = [...accountLimitedCalls, ...addressLimitedCalls, ...limitedUploads];

/** The OpenAPI 3.1 description of every operation. */
export async function generateOpenApiDocument(publicUrl: string): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Direct365 API',
      version: '1',
      description:
        'Every operation of the marketplace. Errors are problem details (RFC 9457) with a stable `code`. ' +
        'Writes accept an `Idempotency-Key` header: the same key and body are carried out once within 24 hours. ' +
        'Programs make themselves known by an API key of a person (Account settings): POST to /auth/v1/token with ' +
        '`grant_type=client_credentials`, the beginning of the key (`d365_` and twelve letters) as `client_id` and the whole key as ' +
        '`client_secret`. The `access_token` of the answer is good for ten minutes; send it as `Authorization: Bearer …`, and ' +
        'no cookie with it. Operations that say so take it; a token changes something where its scope has `write`. ' +
        `Ids of products, skills and certifications are those of edition ${catalogueVersion} of the catalogue.`,
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      schemas: {
        Problem: {
          type: 'object',
          description: 'Problem details (RFC 9457).',
          required: ['type', 'title', 'status', 'code', 'detail'],
          properties: {
            type: { type: 'string', description: 'Where the code is explained.' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string', description: 'Stable, for programs.' },
            detail: { type: 'string', description: 'What happened, for people.' },
            requestId: { type: 'string', description: 'Name it when you ask for help.' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['path', 'message'],
                properties: { path: { type: 'string' }, message: { type: 'string' } },
              },
            },
            data: {},
          },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'direct365.session_token' },
        program: {
          type: 'oauth2',
          description:
            'An access token for an API key, sent as `Authorization: Bearer …`. A JWT (ES256) that the keys at ' +
            `${publicUrl}/auth/v1/.well-known/jwks.json verify.`,
          flows: {
            clientCredentials: {
              tokenUrl: `${publicUrl}/auth/v1/token`,
              scopes: { read: 'Read what the person may read.', write: 'Change it as well.' },
            },
          },
        },
      },
    },
    security: [{ session: [] }],
    customErrorResponseBodySchema: (definedErrors) => ({
      description: definedErrors.map(([code, message]) => `${code}: ${message}`).join(' '),
      $ref: '#/components/schemas/Problem',
    }),
  });
  describeRefusals(document as OpenApiDocument, limitedCalls);
  return document;
}
