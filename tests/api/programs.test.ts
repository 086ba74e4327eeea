import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProgramScope } from '#access/operation.ts';
import { callAsProgram, getToken, makeApiKey } from '#tests/support/api-keys.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { actors, makeActor } from '#tests/support/authorisation/actors.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import {
  exampleRequest,
  findOperation,
  operationNames,
  toFetch,
} from '#tests/support/authorisation/example-request.ts';
import { readExpectedAnswers } from '#tests/support/authorisation/expected-answers.ts';
import { connectApp, testDocuments } from '#tests/support/connected-apps.ts';

/*
 * Every operation of the contract, asked by programs. Which operations are open to them is the table in
 * docs/security/programs.md, which people read and review. What they answer there is what they answer to the person.
 */

const table = new Map<string, string>(
  [
    ...readFileSync(join(import.meta.dirname, '../../docs/security/programs.md'), 'utf8').matchAll(
      /^\| `([a-zA-Z.]+)` \| (read|write) \|$/gm,
    ),
  ].map(([, name = '', scope = '']) => [name, scope]),
);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clientDocuments: testDocuments });
});
afterAll(() => app.close());

const codeOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
};

async function ask(name: string, token: string, input: Record<string, unknown>) {
  const [address, { method = 'GET', body }] = toFetch(exampleRequest(name, input));
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body) headers['content-type'] = 'application/json';
  return app.http.request(address, { method, headers, ...(body ? { body } : {}) });
}

describe('what programs may call', () => {
  it('names operations that there are, none of admins and none that needs a surer sign-in', () => {
    const names = operationNames();
    expect([...table.keys()].filter((name) => !names.includes(name))).toEqual([]);
    for (const name of table.keys()) {
      const { access, assurance } = findOperation(name)['~orpc'].meta as Record<string, unknown>;
      expect(['admin', 'signing-in', 'looking-in']).not.toContain(access);
      // Its person had to prove who they are when they made the key.
      expect(assurance).toBe(name === 'webhooks.create' ? 'fresh' : 'any');
    }
  });

  it.each([
    {
      by: 'API keys',
      tokenOf: async (userId: string, scope: ProgramScope) =>
        getToken(app, await makeApiKey(app, userId, { scope })),
    },
    {
      by: 'connected apps',
      tokenOf: async (userId: string, chosen: ProgramScope) =>
        (await connectApp(app, userId, { chosen })).access_token,
    },
  ])('is what the table says, of every operation, by $by', async ({ tokenOf }) => {
    const admin = await app.make.admin();
    const reading = await tokenOf(admin, 'read');
    const writing = await tokenOf(admin, 'write');
    const refusals: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const name of operationNames()) {
      const open = table.get(name);
      expected[name] = open
        ? [open === 'write' ? 'INSUFFICIENT_SCOPE' : undefined, undefined]
        : ['NOT_FOR_PROGRAMS', 'NOT_FOR_PROGRAMS'];
      const codes: unknown[] = [];
      const { method = 'GET', path = '/' } = findOperation(name)['~orpc'].route;
      for (const token of [reading, writing]) {
        const address = `/api${path.replace(/\{\w+\}/g, 'nothing')}`;
        const code = await codeOf(await callAsProgram(app, token, address, { method }));
        const isOfPrograms = code === 'NOT_FOR_PROGRAMS' || code === 'INSUFFICIENT_SCOPE';
        codes.push(isOfPrograms ? code : undefined);
      }
      refusals[name] = codes;
    }
    expect(refusals).toEqual(expected);
  });

  const signedIn = actors.filter((actor) => !['visitor', 'unconfirmed'].includes(actor));
  const open = readExpectedAnswers().filter(({ operation }) => table.has(operation));

  // One address gets 600 tokens within a quarter of an hour: no more rows than that allows share a site.
  const rowsPerSite = Math.floor(599 / signedIn.length);
  const sites = Array.from({ length: Math.ceil(open.length / rowsPerSite) }, (_, site) => ({
    first: site * rowsPerSite,
    rows: open.slice(site * rowsPerSite, (site + 1) * rowsPerSite),
  }));
  describe.each(sites)('from row $first on', ({ rows }) => {
    beforeAll(async () => {
      await app.close();
      app = await createTestApp();
    });

    it.each(rows)('$operation $rowKind answers as to the person', async (row) => {
      const answers: Record<string, number> = {};
      const expected: Record<string, number> = {};
      for (const actor of signedIn) {
        const status = row.statuses[actors.indexOf(actor)];
        const self = await makeActor(app, actor);
        const makeInput = exampleInputs[row.operation];
        if (status === null || status === undefined || !self || !makeInput) continue;
        const input = await makeInput(app, row.rowKind, self);
        const token = await getToken(app, await makeApiKey(app, self));
        answers[actor] = (await ask(row.operation, token, input)).status;
        expected[actor] = status;
      }
      expect(answers).toEqual(expected);
      expect(Object.keys(answers).length).toBeGreaterThan(0);
    });
  });

  it('gives no admin rights to a token', async () => {
    const token = await getToken(app, await makeApiKey(app, await app.make.admin()));
    const me = await (await callAsProgram(app, token, '/api/me')).json();
    expect(me).toMatchObject({ kind: 'signed-in', isAdmin: false, assurance: 'aal1' });
    expect(me).toMatchObject({ isFresh: false });
  });
});
