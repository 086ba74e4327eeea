import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeDealInProgress } from '#tests/support/completed-deal.ts';
import { statementsIn } from '#tests/support/statements-of-work.ts';
import { sha256Of, verifyStatement } from '../rules/verify.ts';

const app = await sharedTestApp();

const { read, propose, accept } = statementsIn(app);

it('a statement that the site signed is valid to a visitor, by the keys that the site shows', async () => {
  const deal = await makeDealInProgress(app);
  await propose(deal.client, deal, 0);
  await accept(deal.client, deal, 1);
  await accept(deal.consultant, deal, 1);
  const { signed } = await app.db
    .selectFrom('statement_versions')
    .select('signed')
    .where('application_id', '=', deal.applicationId)
    .executeTakeFirstOrThrow();
  const { keys } = await (await app.as()).statements.listKeys();
  const verified = await verifyStatement(signed ?? '', keys);
  const { versions, projectTitle } = await read(deal.consultant, deal);
  expect(verified).toMatchObject({
    ...{ number: 1, amends: null, projectTitle },
    acceptances: versions[0]?.acceptances,
  });
  expect(await sha256Of(verified?.payload ?? '')).toBe(versions[0]?.sha256);
});
