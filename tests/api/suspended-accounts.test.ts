import { isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';

/* A suspended account may call what is for anyone, and this, and nothing else. */
const openToSuspended = [
  'accounts.chooseCurrency',
  'accounts.chooseLanguage',
  'accounts.getOwnDecision',
  'accounts.proveByPassword',
  'companies.choose',
  'companies.listOwn',
  'dataExports.ask',
  'dataExports.get',
  'decisions.appeal',
  'decisions.listOwn',
  'deletions.ask',
  'deletions.cancel',
  'deletions.get',
  'factors.challenge',
  'factors.list',
  'factors.verify',
  'factors.verifyBackupCode',
  'passkeys.beginProof',
  'passkeys.list',
  'passkeys.prove',
  'subscriptions.getInvoice',
  'subscriptions.getOwn',
  'subscriptions.listInvoices',
  'subscriptions.openPortal',
  'subscriptions.refresh',
];

const operations = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${feature}.${name} is no operation.`);
    const { route, meta } = procedure['~orpc'];
    const { access, whileSuspended } = meta as { access: string; whileSuspended?: boolean };
    return { name: `${feature}.${name}`, route, access, isOpen: whileSuspended === true };
  }),
);

const app = await sharedTestApp();
const suspended = [await app.make.client(), await app.make.consultant()];
const { approvals } = await app.as(await app.make.admin());
for (const userId of suspended) await approvals.suspend({ userId, reason: 'A test.' });

describe('a suspended account', () => {
  it('is let in by the operations that are named here, and by no others', () => {
    const open = operations.filter(({ isOpen }) => isOpen).map(({ name }) => name);
    expect(open.sort()).toEqual(openToSuspended);
  });

  const closed = operations.filter(({ access, isOpen }) => access !== 'anyone' && !isOpen);

  it.each(closed)('is refused by $name', async ({ route: { method = 'GET', path = '/' } }) => {
    const address = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    for (const userId of suspended) {
      const response = await app.http.request(`/api${address}`, {
        method,
        headers: {
          origin: testPublicUrl,
          cookie: await app.cookieOf(userId),
          'content-type': 'application/json',
        },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    }
  });
});
