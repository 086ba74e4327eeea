/** A part of an OpenAPI document, as far as it is changed here. */
interface Answer {
  description?: string;
  headers?: object;
  content?: Record<string, { schema?: { description?: string } }>;
}
interface OpenApiOperation {
  responses?: Record<string, Answer>;
}
export interface OpenApiDocument {
  paths?: Record<string, Record<string, OpenApiOperation>>;
}

const problemType = 'application/problem+json';
const retryAfter = {
  'Retry-After': { description: 'In so many seconds.', schema: { type: 'integer' } },
};

const problem = (description: string, headers?: object): Answer => ({
  description,
  ...(headers && { headers }),
  content: { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } as object } },
});

/** What the server answers before an operation is reached, or instead of it. */
const refusalsOfAll = {
  '5XX': problem('Not at the moment; with `Retry-After` where waiting helps.', retryAfter),
};
const refusalsOfWrites = {
  408: problem('The body did not arrive in time.'),
  413: problem('The body is too large.'),
  422: problem('The `Idempotency-Key` was used for another request.'),
};
const refusalsOfLimited = {
  429: problem('Too often; `Retry-After` says when to come back.', retryAfter),
};

/** Limits of the business and what is not ready yet say when to come back, where they can. */
const headersOf: Record<string, Answer> = {
  429: { headers: retryAfter },
  503: { headers: retryAfter },
};

/**
 * Completes what the contract says of refusals: they are all sent as problem details, and the server has some of its
 * own for every operation. `limitedCalls` are those that are counted, as `PUT /api/me/password`.
 */
export function describeRefusals(document: OpenApiDocument, limitedCalls: readonly string[]): void {
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const described = operation.responses ?? {};
      operation.responses = {
        ...refusalsOfAll,
        ...(method !== 'get' && refusalsOfWrites),
        ...(limitedCalls.includes(`${method.toUpperCase()} /api${path}`) && refusalsOfLimited),
        ...Object.fromEntries(
          Object.entries(described).map(([status, answer]) => [
            status,
            Number(status) < 400 ? answer : { ...asProblem(answer), ...headersOf[status] },
          ]),
        ),
      };
    }
  }
}

/** Errors of an operation's own are described as JSON with a number for a description. */
function asProblem({ content = {}, ...answer }: Answer): Answer {
  const media = content['application/json'] ?? content[problemType];
  if (!media) return { ...answer, content };
  const description = media.schema?.description ?? answer.description ?? 'Refused.';
  return { ...answer, description, content: { [problemType]: media } };
}
