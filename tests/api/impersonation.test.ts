import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Access, OperationMeta } from '#access/operation.ts';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { type Actor, makeActor } from '#tests/support/authorisation/actors.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import { findOperation, operationNames } from '#tests/support/authorisation/example-request.ts';
import { sendCall } from '#tests/support/authorisation/send-call.ts';
import { beginImpersonating } from '#tests/support/impersonate.ts';
import { contentsOf } from '#tests/support/table-contents.ts';

/*
 * Every operation of the contract, called by an admin who impersonates a user. The table in
 * docs/security/impersonation.md, which people read and review, lists the reads that are allowed.
 */

const table = new Map<string, string>(
  [
    ...readFileSync(
      join(import.meta.dirname, '../../docs/security/impersonation.md'),
      'utf8',
    ).matchAll(/^\| `([a-zA-Z.]+)` \| (shown|hidden) \|$/gm),
  ].map(([, name = '', shown = '']) => [name, shown]),
);

const metaOf = (name: string): OperationMeta<Access> =>
  findOperation(name)['~orpc'].meta as OperationMeta<Access>;
const isReadOfPeople = (name: string): boolean =>
  findOperation(name)['~orpc'].route.method === 'GET' && metaOf(name).access !== 'admin';

/** Ends it; everything else does not. */
const endOfIt = 'impersonations.end';
const names = operationNames().filter((name) => name !== endOfIt);

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function readAnswer(response: Response): Promise<Answer> {
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
}

/**
 * What differs on purpose: the page has to say whose eyes it is seen with, and links that anyone can pay with stay
 * away. Where a list goes on names the moment it was read at.
 */
const comparable = (name: string, { status, body }: Answer): Answer => {
  const { lookingIn: _, assurance: __, isFresh: ___, documentUrl: ____, ...rest } = body;
  const isDifferent = ['accounts.me', 'subscriptions.getInvoice'].includes(name);
  const shown = isDifferent ? rest : body;
  return { status, body: { ...shown, ...(shown.nextCursor ? { nextCursor: 'somewhere' } : {}) } };
};

const waiting = z.strictObject({
  items: z.array(z.looseObject({ kind: z.string() })),
  total: z.number(),
});

/** The first pending actions that `isShown` lets through: the list is cut, so with conversations it ends earlier. */
function firstWaiting(
  name: string,
  { status, body }: Answer,
  isShown: (kind: string) => boolean = () => true,
): Answer {
  if (name !== 'answers.listWaiting') return { status, body };
  const items = waiting.parse(body).items.filter(({ kind }) => isShown(kind));
  return { status, body: { items: items.slice(0, 20) } };
}

const app = await sharedTestApp({
  briefProvider: { host: 'provider.test', complete: async () => ({ timeline: 'ongoing' }) },
});

/** All tables, jobs included; but not how often an address has tried something, and what the queue notes of itself. */
async function allRows(): Promise<Record<string, string>> {
  const tables = await contentsOf(app.pool);
  const { 'public.rate_limits': _, 'jobs.queue': __, ...rows } = tables;
  return rows;
}

/** An example of each call about rows of this person, or about missing rows where they have none. */
async function makeInputs(self: UserId): Promise<Map<string, Record<string, unknown>>> {
  const inputs = new Map<string, Record<string, unknown>>();
  for (const name of names) {
    const make = exampleInputs[name];
    if (!make) throw new Error(`There is no example input for ${name}.`);
    inputs.set(name, await make(app, 'own', self).catch(() => make(app, 'absent', self)));
  }
  return inputs;
}

it('is said of every read that is not for admins, and of no operation that there is not', () => {
  expect([...table.keys()].sort()).toEqual(names.filter(isReadOfPeople).sort());
});

describe.each<Actor>(['client', 'subscriber', 'pending client'])(
  'an admin who impersonates a %s',
  (actor) => {
    it('is answered as that person where they read, refused everywhere else, and changes nothing', async () => {
      const self = await makeActor(app, actor);
      if (!self) throw new Error('A visitor cannot be impersonated.');
      const inputs = await makeInputs(self);
      const own = await app.cookieOf(self);
      const cookie = await beginImpersonating(app, self);

      const expected: Record<string, Answer> = {};
      for (const [name, input] of inputs) {
        if (table.get(name) !== 'shown') continue;
        const answer = await readAnswer(await sendCall(app, name, input, own));
        // An admin does not see that messages wait.
        expected[name] = firstWaiting(name, comparable(name, answer), (kind) => kind !== 'message');
      }
      // What was counted of the person's own reads is stored before the rows are compared.
      await app.services.reach.flush();
      const before = await allRows();
      const answers: Record<string, Answer> = {};
      const notRefused: string[] = [];
      for (const [name, input] of inputs) {
        const response = await sendCall(app, name, input, cookie);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        const answer = await readAnswer(response);
        if (table.get(name) === 'shown')
          answers[name] = firstWaiting(name, comparable(name, answer));
        else if (answer.status !== 403 || answer.body.code !== 'LOOKING_IN') notRefused.push(name);
      }
      expect(notRefused).toEqual([]);
      expect(answers).toEqual(expected);
      expect(await allRows()).toEqual(before);
      // The person was answered at all.
      expect(Object.values(answers).filter(({ status }) => status === 200).length).toBeGreaterThan(
        10,
      );

      const ended = await sendCall(app, endOfIt, {}, cookie);
      expect(await ended.json()).toEqual({ ended: true });
      const me = await (await sendCall(app, 'accounts.me', {}, cookie)).json();
      expect(me).toMatchObject({ isAdmin: true });
    });
  },
);
