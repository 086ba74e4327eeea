import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeActor } from '#tests/support/authorisation/actors.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import { listAskable } from '#tests/support/authorisation/askable.ts';
import {
  exampleRequest,
  findOperation,
  toFetch,
} from '#tests/support/authorisation/example-request.ts';
import { contentsOf } from '#tests/support/table-contents.ts';

/*
 * Every write, by an authorised user, with every column of the database named beside its input. The whole request is
 * refused, the error names the columns, and no row has changed.
 */

const app = await sharedTestApp();
const { rows } = await app.pool.query<{ column_name: string }>(
  `select distinct column_name from information_schema.columns
   where table_schema in ('public', 'auth') order by column_name`,
);
const columns = rows.map(({ column_name }) => column_name);

const camelCased = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The keys that an operation takes, whether its example has them or not. */
function keysTaken(operation: string): string[] {
  const schema = findOperation(operation)['~orpc'].inputSchema as z.ZodType | undefined;
  if (!schema) return [];
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const shapes = [described, ...(described.anyOf ?? []), ...(described.oneOf ?? [])];
  return shapes.flatMap((shape) =>
    Object.keys((shape as { properties?: object }).properties ?? {}),
  );
}

/** A file is taken whole: there is nothing to name a column in. */
const takesFile = (operation: string): boolean =>
  [
    'consultants.uploadPhoto',
    'consultants.readProfileFile',
    'messageFiles.putPart',
    'suppliers.uploadFile',
  ].includes(operation);

const writes = listAskable().filter(
  ({ operation }) => exampleRequest(operation, {}).method !== 'GET' && !takesFile(operation),
);

/** All rows, but for those that count attempts, and what the job queue keeps about itself. */
async function rowsOfAll(): Promise<Record<string, string>> {
  const all = Object.entries(await contentsOf(app.pool));
  return Object.fromEntries(
    all.filter(([table]) => !['public.rate_limits', 'jobs.queue'].includes(table)),
  );
}

describe('a write that names columns', () => {
  it.each(writes)('is refused by $operation', async ({ operation, rowKind, actor }) => {
    const self = await makeActor(app, actor);
    const request = exampleRequest(
      operation,
      (await exampleInputs[operation]?.(app, rowKind, self)) ?? {},
    );
    const taken = new Set(keysTaken(operation));
    const strays = [...new Set(columns.flatMap((column) => [column, camelCased(column)]))].filter(
      (key) => !taken.has(key),
    );
    const body = {
      ...Object.fromEntries(strays.map((key) => [key, true])),
      ...(request.body as object),
    };
    const cookie = self && (await app.cookieOf(self));
    const before = await rowsOfAll();

    const response = await app.http.request(...toFetch({ ...request, body }, cookie));

    expect(response.status).toBe(400);
    const problem = (await response.json()) as { errors: { message: string }[] };
    const named = problem.errors.map(({ message }) => message).join('\n');
    expect(strays.filter((key) => !named.includes(`"${key}"`))).toEqual([]);
    const after = await rowsOfAll();
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
  });
});
