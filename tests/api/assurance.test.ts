import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AssuranceLevel, AssuranceNeed } from '#access/assurance.ts';
import type { Access } from '#access/operation.ts';
import { contract } from '#app/contract.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';

/*
 * Every operation of the contract × every kind of session. Which operations need more than a session is the table in
 * docs/security/assurance.md, which people read and review.
 */

const minutes = 60_000;
const sessions = {
  'aal1, proven now': { assurance: 'aal1', age: 0, hasFactor: false },
  'aal1, proven long ago': { assurance: 'aal1', age: 15 * minutes, hasFactor: false },
  'aal2, proven now': { assurance: 'aal2', age: 0, hasFactor: true },
  'aal2, proven long ago': { assurance: 'aal2', age: 15 * minutes, hasFactor: true },
  'the second step still to come': { assurance: 'aal1', age: 0, hasFactor: true },
} as const satisfies Record<string, { assurance: AssuranceLevel; age: number; hasFactor: boolean }>;
type SessionKind = keyof typeof sessions;

const refusals: Record<AssuranceNeed, Partial<Record<SessionKind, string>>> = {
  any: {},
  strong: { 'aal1, proven long ago': 'SIGN_IN_AGAIN' },
  fresh: { 'aal1, proven long ago': 'SIGN_IN_AGAIN', 'aal2, proven long ago': 'SIGN_IN_AGAIN' },
};

interface Operation {
  name: string;
  access: Access;
  method: string;
  path: string;
}

const operations: Operation[] = Object.entries(contract).flatMap(([feature, procedures]) =>
  Object.entries(procedures).map(([name, procedure]) => {
    const { route, meta } = procedure['~orpc'];
    const { method = 'GET', path = '/' } = route;
    return { name: `${feature}.${name}`, access: meta.access, method, path };
  }),
);

const table = new Map<string, string>(
  [
    ...readFileSync(join(import.meta.dirname, '../../docs/security/assurance.md'), 'utf8').matchAll(
      /^\| `([a-zA-Z.]+)` \| (strong|fresh) \|$/gm,
    ),
  ].map(([, name = '', need = '']) => [name, need]),
);

const cookies: Partial<Record<`${SessionKind}, ${'admin' | 'consultant'}`, string>> = {};
const app = await sharedTestApp();

/** Signs a consultant in, or an admin, who is a client and so may ask most other operations. */
async function signIn(kind: SessionKind, as: 'admin' | 'consultant'): Promise<string> {
  const { assurance, age, hasFactor } = sessions[kind];
  const person = await app.make[as]();
  const cookie = await app.cookieOf(person);
  const provenAt = new Date(app.clock.now().getTime() - age);
  await app.db
    .updateTable('auth.sessions')
    .set({ assurance, proven_at: provenAt })
    .where('user_id', '=', person)
    .execute();
  await app.db
    .updateTable('auth.users')
    .set({ has_second_factor: hasFactor })
    .where('id', '=', person)
    .execute();
  return cookie;
}

async function refusalOf({ access, method, path }: Operation, kind: SessionKind): Promise<unknown> {
  // Ending sessions would end those of the next question.
  const isEnding = method === 'DELETE';
  const as = access === 'consultant' ? 'consultant' : 'admin';
  const known = isEnding ? undefined : cookies[`${kind}, ${as}`];
  const cookie = known ?? (await signIn(kind, as));
  if (!isEnding) cookies[`${kind}, ${as}`] = cookie;
  const response = await app.http.request(`/api${path.replace(/\{\w+\}/g, 'nothing')}`, {
    method,
    headers: { origin: testPublicUrl, cookie, 'content-type': 'application/json' },
  });
  if (response.ok) return undefined;
  const { code } = (await response.json()) as { code: string };
  return ['SIGN_IN_AGAIN', 'UNAUTHORIZED'].includes(code) ? code : undefined;
}

describe('how sure the server has to be', () => {
  it('is said of all operations of admins, and of no operation that there is not', () => {
    const names = operations.map(({ name }) => name);
    expect([...table.keys()].filter((name) => !names.includes(name))).toEqual([]);
    const ofAdmins = operations.filter(({ access }) => access === 'admin').map(({ name }) => name);
    expect(ofAdmins.filter((name) => !table.has(name))).toEqual([]);
  });

  it.each(operations)('$name', async (operation) => {
    const need = (table.get(operation.name) ?? 'any') as AssuranceNeed;
    const expected: Partial<Record<SessionKind, unknown>> = { ...refusals[need] };
    if (!['anyone', 'signing-in'].includes(operation.access)) {
      expected['the second step still to come'] = 'UNAUTHORIZED';
    }
    const answers: Partial<Record<SessionKind, unknown>> = {};
    for (const kind of Object.keys(sessions) as SessionKind[]) {
      const refusal = await refusalOf(operation, kind);
      if (refusal !== undefined) answers[kind] = refusal;
    }
    expect(answers).toEqual(expected);
  });
});
