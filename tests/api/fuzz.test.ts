import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeActor } from '#tests/support/authorisation/actors.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import { listAskable } from '#tests/support/authorisation/askable.ts';
import { exampleRequest, toFetch } from '#tests/support/authorisation/example-request.ts';
import { anyBreak } from '#tests/support/fuzz/broken-request.ts';
import { documentedAnswers } from '#tests/support/fuzz/documented-answers.ts';
import { rounds } from '#tests/support/rounds.ts';

/*
 * Every operation, called by an authorised user, with one thing about the request broken in any way. No answer is a
 * server error, and the OpenAPI document describes each.
 */

/** Each of these starts a process. */
const isSlow = (operation: string): boolean => operation === 'consultants.readProfileFile';
const casesOf = (operation: string): number => rounds(2, isSlow(operation) ? 20 : 200);

const app = await sharedTestApp({
  briefProvider: { host: 'provider.test', complete: async () => ({ timeline: 'ongoing' }) },
});
const answers = await documentedAnswers(app);

describe('a broken request', () => {
  it.each(listAskable())(
    'to $operation is answered as the document says',
    {
      timeout: rounds(30_000, 600_000),
    },
    async ({ operation, rowKind, actor }) => {
      let self: UserId | undefined;
      let cookie: string | undefined;
      let input: Record<string, unknown> | undefined;
      const prepare = async () => {
        self = await makeActor(app, actor);
        cookie = self && (await app.cookieOf(self));
        input = await exampleInputs[operation]?.(app, rowKind, self);
      };
      await prepare();
      await fc.assert(
        fc.asyncProperty(anyBreak, async (breakIt) => {
          const request = breakIt(exampleRequest(operation, input ?? {}));
          const response = await app.http.request(...toFetch(request, cookie));
          const text = await response.text();
          const said = `${response.status} ${response.headers.get('content-type')} ${text.slice(0, 600)}`;
          expect(response.status, said).toBeLessThan(500);
          expect(answers.faultOf(operation, response, text), said).toBeUndefined();
          // What it was about may be gone, or the person signed out.
          if (request.method !== 'GET' && response.ok) await prepare();
        }),
        { numRuns: casesOf(operation) },
      );
    },
  );
});
