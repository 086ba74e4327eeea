import { expect, it, onTestFinished } from 'vitest';
import { mendRefusals, withMending } from './mended-refusals.ts';
import { ApiProblem } from './problem.ts';

const refusal = (code: string) =>
  new ApiProblem({ code, status: 403, detail: 'Not now.', fields: [], data: undefined });

/** A call that is refused the first time. */
function refusedOnce(code: string) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls === 1) throw refusal(code);
    return calls;
  };
}

it('a refused call is made once more when one of several parts of the page has mended it', async () => {
  const told: string[] = [];
  onTestFinished(
    mendRefusals(async ({ code }) => {
      told.push(code);
      return false;
    }),
  );
  const endMending = mendRefusals(async ({ code }) => code === 'SIGN_IN_AGAIN');
  expect(await withMending(refusedOnce('SIGN_IN_AGAIN'))).toBe(2);
  await expect(withMending(refusedOnce('LOOKING_IN'))).rejects.toMatchObject({
    code: 'LOOKING_IN',
  });
  expect(told).toEqual(['SIGN_IN_AGAIN', 'LOOKING_IN']);
  endMending();
  await expect(withMending(refusedOnce('SIGN_IN_AGAIN'))).rejects.toMatchObject({
    code: 'SIGN_IN_AGAIN',
  });
});
