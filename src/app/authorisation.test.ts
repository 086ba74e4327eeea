import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { accountInputs } from '#tests/support/authorisation/account-inputs.ts';
import { actors, makeActor } from '#tests/support/authorisation/actors.ts';
import { businessInputs } from '#tests/support/authorisation/business-inputs.ts';
import { consultantInputs } from '#tests/support/authorisation/consultant-inputs.ts';
import type { ExampleInputs, RowKind } from '#tests/support/authorisation/example-inputs.ts';
import { identityInputs } from '#tests/support/authorisation/identity-inputs.ts';
import { mailInputs } from '#tests/support/authorisation/mail-inputs.ts';
import { projectInputs } from '#tests/support/authorisation/project-inputs.ts';
import { reportInputs } from '#tests/support/authorisation/report-inputs.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { contract } from './contract.ts';

/*
 * Every operation of the contract × every kind of person × {own, foreign, absent row}. The expected
 * answers are the table in docs/security/authorisation.md, which people read and review.
 */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    briefProvider: { host: 'provider.test', complete: async () => ({ timeline: 'ongoing' }) },
  });
});
afterAll(() => app.close());

const inputs: ExampleInputs = {
  ...accountInputs,
  ...identityInputs,
  ...consultantInputs,
  ...projectInputs,
  ...businessInputs,
  ...reportInputs,
  ...mailInputs,
};

interface ExpectedAnswers {
  operation: string;
  rowKind: RowKind;
  /** In the order of `actors`; null where the case cannot occur. */
  statuses: (number | null)[];
}

/** Reads the rows of the table: | `projects.edit` | own | 401 | … | */
function readTable(): ExpectedAnswers[] {
  const file = join(import.meta.dirname, '../../docs/security/authorisation.md');
  const rows = readFileSync(file, 'utf8').matchAll(/^\| `([a-zA-Z.]+)` \|(.*)\|$/gm);
  return [...rows].map(([, operation = '', rest = '']) => {
    const [rowKind = '', ...cells] = rest.split('|').map((cell) => cell.trim());
    return {
      operation,
      rowKind: (rowKind === '—' ? '' : rowKind) as RowKind,
      statuses: cells.map((cell) => (cell === '·' ? null : Number(cell))),
    };
  });
}

function findOperation(name: string): AnyContractProcedure {
  const [feature = '', operation = ''] = name.split('.');
  const operations = (contract as Record<string, Record<string, unknown>>)[feature];
  const procedure = operations?.[operation];
  if (!isContractProcedure(procedure)) throw new Error(`The contract has no operation ${name}.`);
  return procedure;
}

/** A file is sent as it is, everything else as JSON. */
const bodyOf = ({ file, ...fields }: Record<string, unknown>): BodyInit =>
  file instanceof Uint8Array ? new Uint8Array(file) : JSON.stringify(fields);

async function call(name: string, input: Record<string, unknown>, actor: UserId | undefined) {
  const { method = 'GET', path = '/' } = findOperation(name)['~orpc'].route;
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return value;
  });
  const isRead = method === 'GET';
  const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const headers: Record<string, string> = { origin: testPublicUrl };
  if (actor) headers.cookie = await app.cookieOf(actor);
  if (!isRead) headers['content-type'] = 'application/json';
  return app.http.request(`/api${filled}${query}`, {
    method,
    headers,
    ...(isRead ? {} : { body: bodyOf(rest) }),
  });
}

describe('who may do what', () => {
  const table = readTable();

  it('has an expected answer for every operation, and no others', () => {
    const operations = Object.entries(contract).flatMap(([feature, operations]) =>
      Object.keys(operations).map((operation) => `${feature}.${operation}`),
    );
    expect([...new Set(table.map(({ operation }) => operation))].sort()).toEqual(operations.sort());
    for (const { statuses } of table) expect(statuses).toHaveLength(actors.length);
  });

  for (const { operation, rowKind, statuses } of table) {
    it(`${operation} ${rowKind}`.trim(), async () => {
      const answers: (number | null)[] = [];
      for (const [index, actor] of actors.entries()) {
        if (statuses[index] === null) {
          answers.push(null);
          continue;
        }
        const self = await makeActor(app, actor);
        const makeInput = inputs[operation];
        if (!makeInput) throw new Error(`There is no example input for ${operation}.`);
        const response = await call(operation, await makeInput(app, rowKind, self), self);
        answers.push(response.status);
      }
      expect(Object.fromEntries(actors.map((actor, index) => [actor, answers[index]]))).toEqual(
        Object.fromEntries(actors.map((actor, index) => [actor, statuses[index]])),
      );
    });
  }
});
