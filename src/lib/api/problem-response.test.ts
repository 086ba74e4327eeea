import { createORPCClient, ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { isProblemBody, problemBody } from './problem.ts';
import { asReadableProblem } from './problem-response.ts';

const contract = {
  apply: operation({ method: 'POST', path: '/apply', access: 'anyone', summary: 'Apply' })
    .input(z.strictObject({}))
    .output(z.string()),
};

/** Calls the operation over a network that answers with this, and returns the body that the decoder gets. */
async function bodyOfRefusal(answer: Response): Promise<unknown> {
  let received: unknown;
  const link = new OpenAPILink(contract, {
    url: 'http://site.test/api',
    fetch: async () => asReadableProblem(answer),
    customErrorResponseBodyDecoder: (body) => {
      received = body;
      return new ORPCError('ANY');
    },
  });
  const client: { apply: (input: object) => Promise<string> } = createORPCClient(link);
  await expect(client.apply({})).rejects.toThrow();
  return received;
}

describe('a refusal on its way to the browser', () => {
  it('arrives with its code and its fields', async () => {
    const problem = problemBody({
      code: 'INVALID_INPUT',
      status: 400,
      detail: 'Please enter a valid phone number',
      errors: [{ path: 'phone', message: 'Please enter a valid phone number' }],
    });
    const body = await bodyOfRefusal(
      new Response(JSON.stringify(problem), {
        status: 400,
        headers: { 'content-type': 'application/problem+json' },
      }),
    );
    expect(isProblemBody(body)).toBe(true);
    expect(body).toEqual(problem);
  });

  it('passes unchanged when it is no problem of ours', () => {
    const response = new Response('<h1>Bad gateway</h1>', {
      status: 502,
      headers: { 'content-type': 'text/html' },
    });
    expect(asReadableProblem(response)).toBe(response);
  });
});
