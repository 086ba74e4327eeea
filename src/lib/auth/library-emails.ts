import type { DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import { z } from 'zod';
import { placeholderDomain } from '#lib/api/email-address.ts';

/*
 * The auth library refuses addresses that mail knows, such as `r&d@contoso.example`. It gets a placeholder for them,
 * and the database is asked for the address that the placeholder stands for.
 */

const stands = `@${placeholderDomain}`;

const placeholderOf = (email: string): string => `${Buffer.from(email).toString('hex')}${stands}`;

const emailOf = (value: unknown): unknown =>
  typeof value === 'string' && value.endsWith(stands)
    ? Buffer.from(value.slice(0, -stands.length), 'hex').toString()
    : value;

const bodySchema = z.looseObject({ email: z.string() });

/** Asks the library, with a placeholder for an address that it does not take; its answer names the address itself. */
export async function askWithTakenEmail(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'POST') return ask(request);
  const { url, method, headers } = request;
  const text = await request.text();
  const { data } = bodySchema.safeParse(text === '' ? null : JSON.parse(text));
  if (!data || z.email().safeParse(data.email).success) {
    return ask(new Request(url, { method, headers, body: text }));
  }
  const placeholder = placeholderOf(data.email);
  const body = JSON.stringify({ ...data, email: placeholder });
  const response = await ask(new Request(url, { method, headers, body }));
  const answer = (await response.text()).replaceAll(
    placeholder,
    JSON.stringify(data.email).slice(1, -1),
  );
  const answered = new Headers(response.headers);
  answered.delete('content-length');
  return new Response(answer, { status: response.status, headers: answered });
}

const withEmails = (where: Where[]): Where[] =>
  where.map((condition) =>
    condition.field === 'email'
      ? ({ ...condition, value: emailOf(condition.value) } as Where)
      : condition,
  );

/** The library checks whether it got the user that it asked for. */
function asAsked<T>(row: T, where: Where[]): T {
  const asked = where.find(({ field }) => field === 'email')?.value;
  return row && emailOf(asked) !== asked ? { ...row, email: asked } : row;
}

/** Wraps the auth library's database adapter so that users are found by the address that a placeholder stands for. */
export function findByWholeEmails<A extends DBTransactionAdapter>(adapter: A): A {
  const wrapped: Partial<DBTransactionAdapter> = {
    findOne: async (request) => {
      const found = await adapter.findOne({ ...request, where: withEmails(request.where) });
      return asAsked(found, request.where) as never;
    },
  };
  return { ...adapter, ...wrapped };
}
