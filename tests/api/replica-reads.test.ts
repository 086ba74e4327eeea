import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Access, OperationMeta } from '#access/operation.ts';
import { visitor } from '#access/viewer.ts';
import { router } from '#app/router.ts';
import { createReadingDb, type Db, openPool } from '#db/client.ts';
import { withoutReplicas } from '#db/replicas/replicas.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import type { BoundedPool } from '#lib/database/bounded-pool.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import { findOperation, operationNames } from '#tests/support/authorisation/example-request.ts';
import { contentsOf } from '#tests/support/table-contents.ts';

/*
 * The reads that a replica may answer. Their data may be some seconds old, unless the reader has written, or was
 * notified of a change since. So the list contains no read that decides on rights, or on which a user acts at once.
 */
const expected = [
  'audit.list',
  'consultants.getPublicCity',
  'consultants.getPublicDirectory',
  'consultants.getPublicSkill',
  'consultants.listPublicCards',
  'growth.get',
  'projects.listOpen',
  'users.count',
  'users.list',
];

const metaOf = (name: string): OperationMeta<Access> =>
  findOperation(name)['~orpc'].meta as OperationMeta<Access>;
const declared = operationNames().filter((name) => metaOf(name).reads === 'replica');

let app: TestApp;
let readOnly: BoundedPool;
beforeAll(async () => {
  app = await createTestApp();
  const address = new URL(app.connectionString.replace('@/', '@localhost/'));
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  readOnly = openPool(address.href, 2);
});
afterAll(async () => {
  await readOnly.endWithin(0);
  await app.close();
});

/** The content of every table, without the statistics that the job queue records every ten seconds. */
async function writtenRows(): Promise<Record<string, string>> {
  const { 'jobs.queue': _, ...contents } = await contentsOf(app.pool);
  return contents;
}

it('is declared for what may be some seconds old, and for nothing else', () => {
  expect(declared.toSorted()).toEqual(expected);
});

it.each(expected)(
  '%s answers the same where nothing can be written, and writes nothing',
  async (name) => {
    const { access } = metaOf(name);
    await app.make.consultant({ subscribed: true });
    await app.make.project(await app.make.client());
    const asker = access === 'consultant' ? await app.make.consultant() : await app.make.admin();
    const input = await exampleInputs[name]?.(app, 'own', asker);
    const viewer = access === 'anyone' ? visitor : await viewerOf(app.db, asker);
    const [feature = '', operation = ''] = name.split('.');
    const ask = (db: Db) => {
      const replicas = withoutReplicas(db);
      const client: unknown = createRouterClient(router, {
        context: { ...app.services, replicas, viewer },
      });
      const of: unknown = Reflect.get(Object(client), feature);
      const call: unknown = Reflect.get(Object(of), operation);
      if (typeof call !== 'function') throw new Error(`There is no ${name}.`);
      return Promise.resolve(Reflect.apply(call, undefined, [input])).catch((error: unknown) => {
        // Such as a skill without a listed consultant: an answer as well.
        if (error instanceof Error && 'defined' in error && error.defined === true)
          return error.message;
        throw error;
      });
    };
    const before = await writtenRows();
    const onReplica = await ask(createReadingDb(readOnly));
    expect(onReplica).toEqual(await ask(app.services.db));
    expect(await writtenRows()).toEqual(before);
  },
);
