import { compactVerify, createLocalJWKSet } from 'jose';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import {
  replaceSigningKeys,
  rotateSigningKeys,
} from '#features/identity/api-keys/server/commands/signing-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { completeDeal, makeDealInProgress } from '#tests/support/completed-deal.ts';
import { rounds } from '#tests/support/rounds.ts';
import { exampleContent, statementsIn } from '#tests/support/statements-of-work.ts';
import { codesOf } from '#tests/support/time-sheets.ts';

const app = await sharedTestApp();

const { asked, read, propose, accept, decline } = statementsIn(app);
const wordsTo = async (userId: UserId) =>
  (await (await app.as(userId)).notifications.list({})).items.map(({ words }) => words);
const waitingFor = async (userId: UserId) =>
  (await (await app.as(userId)).answers.listWaiting({})).items.filter(
    ({ kind }) => kind === 'statement',
  );

/** A deal with a version that both sides have accepted. */
async function makeSigned() {
  const deal = await makeDealInProgress(app);
  await propose(deal.client, deal, 0);
  await accept(deal.client, deal, 1);
  await accept(deal.consultant, deal, 1);
  return deal;
}

const signedOf = async (applicationId: string, number = 1): Promise<string> =>
  (
    await app.db
      .selectFrom('statement_versions')
      .select('signed')
      .where('application_id', '=', applicationId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).signed ?? '';

async function verify(jws: string) {
  const { keys } = await (await app.as()).statements.listKeys();
  const { payload } = await compactVerify(jws, createLocalJWKSet({ keys }));
  return JSON.parse(new TextDecoder().decode(payload));
}

describe('a statement of work', () => {
  it('begins with what the project, both sides and the terms say', async () => {
    const deal = await makeDealInProgress(app);
    await app.db
      .updateTable('applications')
      .set({
        agreed_terms: JSON.stringify({
          ...{ rateUsd: 120, fixedPriceUsd: null, startDate: '2026-12-01' },
          ...{ daysPerWeek: 3, capUsd: 9000, noticeDays: 14 },
        }),
      })
      .where('id', '=', deal.applicationId)
      .execute();
    const { versions, content, draft, can, side } = await read(deal.consultant, deal);
    expect({ versions, content, side }).toEqual({
      versions: [],
      content: null,
      side: 'consultant',
    });
    expect(can).toEqual({ propose: true, accept: false, decline: false });
    expect(draft).toMatchObject({
      price: { kind: 'hourly', currency: 'USD', rate: 120, cap: 9000 },
      ...{ startsOn: '2026-12-01', noticeDays: 14, workingHours: '3 days a week' },
      ...{ deliverables: [], taxStatus: { determination: 'open' } },
    });
    expect(draft.scope).not.toBe('');
  });

  it('is proposed, changed by the other side, accepted by both, and signed', async () => {
    const deal = await makeDealInProgress(app);
    const { client, consultant } = deal;
    expect(await propose(client, deal, 0)).toEqual({ number: 1 });
    expect(await wordsTo(consultant)).toContain(
      'The other side proposed a statement of work for “Close sooner”.',
    );
    expect(await waitingFor(consultant)).toMatchObject([{ id: deal.applicationId }]);
    await accept(client, deal, 1);
    expect(await waitingFor(client)).toEqual([]);
    expect(await propose(consultant, deal, 1, { endsOn: '2027-03-31' })).toEqual({ number: 2 });
    const changed = await read(client, deal);
    expect(changed).toMatchObject({
      content: { endsOn: '2027-03-31' },
      before: { endsOn: '2027-02-28' },
      can: { propose: true, accept: true, decline: true },
      versions: [
        { number: 2, state: 'proposed', proposedBy: 'consultant', acceptances: [], sha256: null },
        { number: 1, state: 'replaced', acceptances: [{ side: 'client' }] },
      ],
    });
    expect(await accept(client, deal, 2)).toEqual({ isSigned: false });
    expect(await accept(client, deal, 2)).toEqual({ isSigned: false });
    expect(await accept(consultant, deal, 2)).toEqual({ isSigned: true });
    expect(await accept(consultant, deal, 2)).toEqual({ isSigned: true });
    const { versions, can } = await read(consultant, deal);
    expect(can).toEqual({ propose: true, accept: false, decline: false });
    expect(versions[0]).toMatchObject({
      state: 'accepted',
      acceptances: [{ side: 'client' }, { side: 'consultant' }],
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await verify(await signedOf(deal.applicationId, 2))).toMatchObject({
      ...{ format: 1, number: 2, amends: null, projectTitle: 'Close sooner' },
      content: { endsOn: '2027-03-31', price: { currency: 'EUR' } },
      acceptances: versions[0]?.acceptances,
    });
    expect([...(await waitingFor(client)), ...(await waitingFor(consultant))]).toEqual([]);
  });

  it('is changed by a change order, which amends what was accepted; the old one stays', async () => {
    const deal = await makeSigned();
    await propose(deal.consultant, deal, 1, { startsOn: '2027-01-04' });
    const { versions, before } = await read(deal.client, deal);
    expect(versions).toMatchObject([
      { number: 2, amends: 1 },
      { number: 1, state: 'accepted' },
    ]);
    expect(before?.startsOn).toBe('2026-12-01');
    await decline(deal.client, deal, 2);
    await propose(deal.consultant, deal, 2, { startsOn: '2027-01-11' });
    expect((await read(deal.client, deal)).versions[0]).toMatchObject({ number: 3, amends: 1 });
    await app.settle();
    const subjects = (await listMails(app.db, {})).map(({ subject }) => subject);
    expect(subjects).toContain('Please read a change order: “Close sooner”');
  });

  it('is declined with a reason, which the other side reads', async () => {
    const deal = await makeDealInProgress(app);
    await propose(deal.client, deal, 0);
    await decline(deal.consultant, deal, 1);
    const { versions, can } = await read(deal.client, deal);
    expect(versions).toMatchObject([{ state: 'declined', reason: 'The end is too early.' }]);
    expect(can).toMatchObject({ propose: true, accept: false, decline: false });
    await expect(accept(deal.client, deal, 1)).rejects.toMatchObject({ code: 'VERSION_CHANGED' });
    // The same again is a proposal, too: both may have talked meanwhile.
    expect(await propose(deal.consultant, deal, 1)).toEqual({ number: 2 });
    await expect(propose(deal.consultant, deal, 2)).rejects.toMatchObject({ code: 'SAME_CONTENT' });
  });
});

describe('who proposes and accepts', () => {
  it('is a matter of the role: finance signs, hiring proposes, a viewer reads', async () => {
    const deal = await makeDealInProgress(app);
    const { client } = deal;
    const hiring = await app.make.colleague(client, 'hiring');
    const finance = await app.make.colleague(client, 'finance');
    const viewer = await app.make.colleague(client, 'viewer');
    await propose(hiring, deal, 0);
    const nothing = { propose: false, accept: false, decline: false };
    expect((await read(viewer, deal)).can).toEqual(nothing);
    expect((await read(hiring, deal)).can).toEqual({ propose: true, accept: false, decline: true });
    for (const call of [
      () => accept(hiring, deal, 1),
      () => propose(viewer, deal, 1),
      () => accept(viewer, deal, 1),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    }
    await accept(deal.consultant, deal, 1);
    expect(await wordsTo(finance)).toContain(
      'The other side accepted the statement of work for “Close sooner”.',
    );
    expect(await accept(finance, deal, 1)).toEqual({ isSigned: true });
  });

  it('leaves the tax status to the client', async () => {
    const deal = await makeDealInProgress(app);
    const outside = {
      rule: 'ir35',
      determination: 'outside',
      reasons: 'Own tools.',
      madeBy: 'HR',
    } as const;
    await expect(propose(deal.consultant, deal, 0, { taxStatus: outside })).rejects.toMatchObject({
      code: 'TAX_STATUS',
    });
    await propose(deal.client, deal, 0, { taxStatus: outside });
    await expect(
      propose(deal.consultant, deal, 1, { taxStatus: { ...outside, determination: 'exempt' } }),
    ).rejects.toMatchObject({ code: 'TAX_STATUS' });
    await propose(deal.consultant, deal, 1, { taxStatus: outside, place: 'Leeds' });
  });

  it('is no one else: other people find no deal, and a deal that is over takes no version', async () => {
    const deal = await makeSigned();
    const stranger = await app.make.consultant({ email: 'stranger@one.test' });
    const otherClient = await app.make.client({ email: 'stranger@client.test' });
    for (const userId of [stranger, otherClient]) {
      const theirs = await asked(userId);
      const { applicationId } = deal;
      for (const call of [
        () => theirs.get({ applicationId }),
        () => theirs.propose({ applicationId, basedOn: 1, content: exampleContent }),
        () => theirs.accept({ applicationId, number: 1 }),
        () => theirs.decline({ applicationId, number: 1, reason: 'No.' }),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND', status: 404 });
      }
    }
    await propose(deal.client, deal, 1, { place: 'Munich' });
    await completeDeal(app, deal);
    expect((await read(deal.client, deal)).can).toEqual({
      ...{ propose: false, accept: false, decline: false },
    });
    for (const call of [
      () => propose(deal.client, deal, 2, { place: 'Leeds' }),
      () => accept(deal.consultant, deal, 2),
      () => decline(deal.consultant, deal, 2),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'DEAL_STATE' });
    }
  });
});

describe('of two at once', () => {
  const atOnce = (
    { projectId }: { projectId: string },
    calls: readonly (() => Promise<unknown>)[],
  ) => allAtOnce(app, { table: 'projects', key: 'id', value: projectId }, calls);

  it('a proposal and the acceptance of the version before never both hold unread', async () => {
    for (let round = 0; round < rounds(3, 30); round += 1) {
      const deal = await makeDealInProgress(app);
      await propose(deal.client, deal, 0);
      await accept(deal.client, deal, 1);
      const [accepted, proposed] = codesOf(
        await atOnce(deal, [
          () => accept(deal.consultant, deal, 1),
          () => propose(deal.client, deal, 1, { place: 'Leeds' }),
        ]),
      );
      const { versions } = await read(deal.client, deal);
      expect(proposed).toBe('done');
      // What was signed first is changed by the proposal; else the acceptance is refused.
      expect(versions[0]).toMatchObject({ number: 2, amends: accepted === 'done' ? 1 : null });
      expect(versions[1]?.state).toBe(accepted === 'done' ? 'accepted' : 'replaced');
    }
  });

  it('proposals by both sides are one, and the second is read first', async () => {
    const deal = await makeDealInProgress(app);
    const codes = codesOf(
      await atOnce(deal, [
        () => propose(deal.client, deal, 0, { place: 'Leeds' }),
        () => propose(deal.consultant, deal, 0, { place: 'Munich' }),
      ]),
    );
    expect(codes.sort()).toEqual(['VERSION_CHANGED', 'done']);
    expect((await read(deal.client, deal)).versions).toHaveLength(1);
  });

  it('acceptances by both sides sign it once', async () => {
    const deal = await makeDealInProgress(app);
    await propose(deal.client, deal, 0);
    const results = await atOnce(deal, [
      () => accept(deal.client, deal, 1),
      () => accept(deal.consultant, deal, 1),
      () => accept(deal.consultant, deal, 1),
    ]);
    expect(codesOf(results)).toEqual(['done', 'done', 'done']);
    expect((await verify(await signedOf(deal.applicationId))).acceptances).toHaveLength(2);
  });
});

describe('the signature', () => {
  it('finds one changed byte in any of its parts', async () => {
    const jws = await signedOf((await makeSigned()).applicationId);
    const parts = jws.split('.');
    for (const part of [0, 1, 2]) {
      const text = parts[part] ?? '';
      const other = text[9] === 'A' ? 'B' : 'A';
      const changed = parts.with(part, `${text.slice(0, 9)}${other}${text.slice(10)}`).join('.');
      await expect(verify(changed)).rejects.toThrow();
    }
    await verify(jws);
  });

  it('stays valid when the site signs with other keys, and when its keys are replaced', async () => {
    const jws = await signedOf((await makeSigned()).applicationId);
    const surroundings = () => ({ ...app.services, now: app.clock.now() });
    await app.services.write((tx) => rotateSigningKeys(tx, surroundings()));
    await app.services.write((tx) => replaceSigningKeys(tx, surroundings()));
    await verify(jws);
    await verify(await signedOf((await makeSigned()).applicationId));
    const { keys } = await (await app.as()).statements.listKeys();
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(keys.length);
    expect(keys.every((key) => !('d' in key))).toBe(true);
  });
});
