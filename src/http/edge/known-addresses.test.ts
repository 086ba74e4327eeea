import { describe, expect, it } from 'vitest';
import { addressFlows, answerWithout, newAddress } from '#tests/support/address-flows.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { testPublicUrl } from '#tests/support/site.ts';

/*
 * No answer reveals whether an address has an account. The timing is measured by `npm run bench -- known-addresses`.
 */

const pairs = rounds(2, 50);

const app = await sharedTestApp();

const post = async (path: string, fields: object): Promise<Response> =>
  app.http.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { origin: testPublicUrl, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });

const flows = addressFlows({ post, query: (text, values) => app.pool.query(text, values) });

describe('an address with an account and one without', () => {
  it.each(Object.entries(flows))(
    'answer alike when %s',
    async (_name, { path, known, fieldsOf }) => {
      for (let pair = 0; pair < pairs; pair += 1) {
        const address = await known();
        await app.pool.query('truncate rate_limits');
        const first = await post(path, fieldsOf(address));
        const second = await post(path, fieldsOf(newAddress()));
        expect(await answerWithout(first)).toEqual(await answerWithout(second));
      }
    },
  );

  it('each get one mail when signing up', async () => {
    const flow = flows['signing up'];
    if (!flow) throw new Error('It is one of the flows.');
    const addresses = [await flow.known(), newAddress()];
    await app.settle();
    // An owner is notified at most once in two minutes.
    app.clock.moveTo(new Date(app.clock.now().getTime() + 3 * 60_000));
    await app.pool.query('truncate rate_limits, development_mailbox');
    for (const email of addresses) await post(flow.path, flow.fieldsOf(email));
    await app.settle();
    const { rows } = await app.pool.query('select to_address from development_mailbox');
    expect(rows.map(({ to_address }) => to_address).sort()).toEqual([...addresses].sort());
  });
});
