import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TestApp } from '../app.ts';

interface Media {
  schema?: object;
}
interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** Reads the server's OpenAPI document, to validate answers against it. */
export async function documentedAnswers(app: TestApp): Promise<{
  /** What is wrong with this answer by the document; undefined when nothing is. */
  faultOf(operationId: string, response: Response, text: string): string | undefined;
}> {
  const document = (await (await app.http.request('/api/openapi.json')).json()) as OpenApiDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const where = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
      ),
    ),
  );
  const validators = new Map<string, ValidateFunction>();
  function validatorAt(...way: string[]): ValidateFunction {
    const pointer = way.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const key = `document#/${encodeURI(pointer)}`;
    const validator = validators.get(key) ?? ajv.compile({ $ref: key });
    validators.set(key, validator);
    return validator;
  }

  return {
    faultOf(operationId, response, text) {
      const found = where.get(operationId);
      if (!found) return 'The operation is not in the document.';
      const { path, method, operation } = found;
      const status = String(response.status);
      const described = operation.responses[status];
      if (!described) return `The status ${status} is not in the document.`;
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
      if (described.content === undefined) return text === '' ? undefined : 'It has a body.';
      const media = described.content[type];
      if (!media) return `The type ${type} is not in the document.`;
      if (!media.schema || !type.endsWith('json')) return undefined;
      const validate = validatorAt(
        'paths',
        path,
        method,
        'responses',
        status,
        'content',
        type,
        'schema',
      );
      return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors);
    },
  };
}
