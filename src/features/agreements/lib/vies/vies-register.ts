import { z } from 'zod';
import { readBoundedBody } from '#lib/api/bounded-body.ts';
import type { VatRegister } from './vat-register.ts';

/** VIES of the European Commission. */
export const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api/';

const timeLimitMs = 20_000;
const mostBytes = 100_000;

const answerSchema = z.object({ valid: z.boolean() });
const problemSchema = z.object({
  errorWrappers: z.array(z.object({ error: z.string().regex(/^[A-Z_]{1,60}$/) })).min(1),
});

/** The register at this address, by the protocol of VIES. One request, no second try; it follows no redirect. */
export function viesRegister(
  url = viesUrl,
  { timeoutMs = timeLimitMs }: { timeoutMs?: number } = {},
): VatRegister {
  const address = new URL('check-vat-number', url);
  return {
    async knows({ countryCode, vatNumber }, { signal } = {}) {
      const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any(ends),
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ countryCode, vatNumber }),
      });
      const body = parseJson((await readBoundedBody(response.body, mostBytes)).toString('utf8'));
      // VIES answers 200 to what it could not check, too.
      const problem = problemSchema.safeParse(body).data?.errorWrappers[0]?.error;
      // It takes no number of this form, now or later.
      if (problem === 'INVALID_INPUT') return false;
      const answer = answerSchema.safeParse(body).data;
      if (problem || !response.ok || !answer) {
        throw new Error(`VIES answered ${response.status}${problem ? ` (${problem})` : ''}.`);
      }
      return answer.valid;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
