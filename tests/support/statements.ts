import { createRouterClient } from '@orpc/server';
import type { KyselyPlugin } from 'kysely';
import type { UserId } from '#access/user.ts';
import { visitor } from '#access/viewer.ts';
import { router } from '#app/router.ts';
import { withoutReplicas } from '#db/replicas/replicas.ts';
import { createWrite } from '#db/write.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import type { TestApp, TestClient } from './app.ts';

/** How many statements a call sends to the database once the caller is known; without a user, a visitor's. */
export async function countStatements(
  { services }: TestApp,
  userId: UserId | undefined,
  call: (client: TestClient) => Promise<unknown>,
): Promise<number> {
  let statements = 0;
  const counting: KyselyPlugin = {
    // Sub-queries are transformed, too; a result comes once for each statement sent.
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  };
  const viewer = userId ? await viewerOf(services.db, userId) : visitor;
  const db = services.db.withPlugin(counting);
  await call(
    createRouterClient(router, {
      context: { ...services, db, replicas: withoutReplicas(db), viewer, write: createWrite(db) },
    }),
  );
  return statements;
}
