import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companyRights, hasRight, memberRoles } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { actors } from '#tests/support/authorisation/actors.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import { findOperation, operationNames } from '#tests/support/authorisation/example-request.ts';
import { readExpectedAnswers } from '#tests/support/authorisation/expected-answers.ts';
import { sendCall } from '#tests/support/authorisation/send-call.ts';

/*
 * Every operation about a row of a company × every role, a former member and a member of another company. What a role
 * allows is written in docs/security/roles.md, which people read and review.
 */

const document = readFileSync(join(import.meta.dirname, '../../docs/security/roles.md'), 'utf8');

it('roles have the rights that the document says', () => {
  const rows = [
    ...document.matchAll(/^\| (\w+) \| .+ \| (yes|no) \| (yes|no) \| (yes|no) \| (yes|no) \|$/gm),
  ];
  const written = rows.map(([, right, ...cells]) => [
    right,
    ...cells.map((cell) => cell === 'yes'),
  ]);
  expect(written).toEqual(
    companyRights.map((right) => [right, ...memberRoles.map((role) => hasRight({ role }, right))]),
  );
});

const metaOf = (name: string) =>
  findOperation(name)['~orpc'].meta as { access: string; right: string };
const forCompany = operationNames().filter((name) =>
  ['client', 'approved-client', 'correspondent'].includes(metaOf(name).access),
);

it('operations that need another right than usual are those of the document', () => {
  const written = [...document.matchAll(/^\| `([a-zA-Z.]+)` \| (\w+) \|$/gm)].map(
    ([, name = '', right = '']) => [name, right] as const,
  );
  const unusual = operationNames().flatMap((name) => {
    const { route } = findOperation(name)['~orpc'];
    const usual = forCompany.includes(name) && route.method !== 'GET' ? 'hire' : 'read';
    const { right } = metaOf(name);
    return right === usual ? [] : [[name, right] as const];
  });
  expect(Object.fromEntries(unusual)).toEqual(Object.fromEntries(written));
});

/** Not of the company: kept or changed by one person alone, or an invitation to their address. */
const ofOnePerson =
  /^((calls|callFeed|callHours|savedSearches|reports)\.|messages\.(edit|delete)$|mailReplies\.(send|discard)$|messageFiles\.(putPart|finish|discard)$|members\.accept$|joining\.ask$|companies\.choose$)/;

const app = await sharedTestApp();

const table = readExpectedAnswers();
const clientColumn = actors.indexOf('client');
const answerTo = (operation: string, rowKind: string) =>
  table.find((row) => row.operation === operation && row.rowKind === rowKind)?.statuses[
    clientColumn
  ] ?? null;

const aboutRows = forCompany.filter(
  (name) => !ofOnePerson.test(name) && answerTo(name, 'own') !== null,
);

/** What this person is answered about a row of the owner's company. */
async function ask(operation: string, owner: UserId, asker: UserId): Promise<number> {
  const input = await exampleInputs[operation]?.(app, 'own', owner);
  if (!input) throw new Error(`There is no example input for ${operation}.`);
  const { status } = await sendCall(app, operation, input, await app.cookieOf(asker));
  return status;
}

describe('a row of a company', () => {
  it('is what many operations are about', () => {
    expect(aboutRows.length).toBeGreaterThan(25);
  });

  it.each(aboutRows)('%s', async (operation) => {
    const answers: Record<string, number> = {};
    const expected: Record<string, number | null> = {};
    const { right } = metaOf(operation) as { right: (typeof companyRights)[number] };
    for (const role of memberRoles) {
      const owner = await app.make.client();
      answers[role] = await ask(operation, owner, await app.make.colleague(owner, role));
      expected[role] = hasRight({ role }, right) ? answerTo(operation, 'own') : 403;
    }
    const foreign = answerTo(operation, 'foreign') ?? answerTo(operation, 'absent');
    const owner = await app.make.client();
    const former = await app.make.colleague(owner, 'owner');
    await app.make.dismissed(former);
    answers.former = await ask(operation, owner, former);
    answers.stranger = await ask(operation, owner, await app.make.client());
    Object.assign(expected, { former: foreign, stranger: foreign });
    expect(answers).toEqual(expected);
  });
});
