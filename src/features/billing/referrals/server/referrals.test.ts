import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { isConsultant } from '#access/viewer.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { codeAlphabet, codeLength } from '../rules/codes.ts';
import { applyCode, tryToApplyCode } from './commands/apply-code.ts';
import { createCode } from './commands/create-code.ts';

const app = await sharedTestApp();
// Those who come later were here later.
beforeEach(() => app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000)));

const newConsultant = () => app.make.consultant({ subscribed: false });
const referralsOf = async (userId: UserId) => (await app.as(userId)).referrals;
const codeOf = async (userId: UserId) => (await (await referralsOf(userId)).createCode({})).code;

async function consultantViewer(userId: UserId) {
  const viewer = await viewerOf(app.db, userId);
  if (!isConsultant(viewer)) throw new Error('This person is no consultant.');
  return viewer;
}

async function apply(userId: UserId, code: string) {
  const viewer = await consultantViewer(userId);
  return app.db.transaction().execute((tx) => applyCode(tx, app.services, viewer, code));
}

const referrersOf = (refereeId: UserId) =>
  app.db
    .selectFrom('referrals')
    .select('referrer_id')
    .where('referee_id', '=', refereeId)
    .execute();

describe('a referral code', () => {
  it('is made once, of characters that are not mistaken for others', async () => {
    const referrals = await referralsOf(await newConsultant());
    expect(await referrals.getOwn({})).toEqual({
      code: null,
      pending: 0,
      rewarded: 0,
      waiting: 0,
      canUseCode: true,
    });
    const { code, isNew } = await referrals.createCode({});
    expect(isNew).toBe(true);
    expect(code).toHaveLength(codeLength);
    expect([...code].every((character) => codeAlphabet.includes(character))).toBe(true);
    expect(await referrals.createCode({})).toEqual({ code, isNew: false });
    expect(await referrals.getOwn({})).toMatchObject({ code });
  });

  it('is one, asked for fifty times at once', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const referrals = await referralsOf(await newConsultant());
      const answers = await Promise.all(Array.from({ length: 50 }, () => referrals.createCode({})));
      expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
      expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    }
  });

  it('belongs to one person: one that is taken is made anew', async () => {
    const taken = await codeOf(await newConsultant());
    const codes = [taken, taken, '23456789'];
    const viewer = await consultantViewer(await newConsultant());
    const made = await app.db
      .transaction()
      .execute((tx) => createCode(tx, app.services, viewer, () => codes.shift() ?? taken));
    expect(made).toEqual({ code: '23456789', isNew: true });
  });
});

describe('using a code', () => {
  it('names its owner, however the code was typed', async () => {
    const owner = await newConsultant();
    const person = await newConsultant();
    const code = await codeOf(owner);
    expect(await apply(person, ` ${code.toLowerCase()} `)).toBe('applied');
    expect(await referrersOf(person)).toEqual([{ referrer_id: owner }]);
    expect(await (await referralsOf(owner)).getOwn({})).toMatchObject({ pending: 1, rewarded: 0 });
    expect(await (await referralsOf(person)).getOwn({})).toMatchObject({ canUseCode: false });
  });

  it('is refused for one’s own, for none, and for a second one', async () => {
    const owner = await newConsultant();
    const person = await newConsultant();
    const [own, other] = [await codeOf(person), await codeOf(owner)];
    expect(await apply(person, own)).toBe('invalid');
    for (const none of ['', 'AAAAAAAA', 'x'.repeat(500), "' or 1=1 --"]) {
      expect(await apply(person, none)).toBe('invalid');
    }
    expect(await apply(person, other)).toBe('applied');
    expect(await apply(person, other)).toBe('invalid');
    expect(await referrersOf(person)).toHaveLength(1);
  });

  it('is refused to those who were here before its owner, so no one refers in a circle', async () => {
    const first = await newConsultant();
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    const second = await newConsultant();
    expect(await apply(first, await codeOf(second))).toBe('owner-came-later');
    expect(await referrersOf(first)).toEqual([]);
    expect(await apply(second, await codeOf(first))).toBe('applied');
  });

  it('is refused to those who have paid before', async () => {
    const owner = await newConsultant();
    const payer = await app.make.consultant();
    await app.db
      .updateTable('billing_customers')
      .set({ first_paid_at: app.clock.now() })
      .where('user_id', '=', payer)
      .execute();
    expect(await apply(payer, await codeOf(owner))).toBe('invalid');
    expect(await (await referralsOf(payer)).getOwn({})).toMatchObject({ canUseCode: false });
  });

  it('counts once, with fifty codes at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => codeOf(await newConsultant())),
    );
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const person = await newConsultant();
      const outcomes = await Promise.all(codes.map((code) => apply(person, code)));
      expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
      expect(await referrersOf(person)).toHaveLength(1);
    }
  });

  it('that fails undoes itself only', async () => {
    const viewer = await consultantViewer(await newConsultant());
    const broken = {
      ...app.services,
      jobs: {
        ...app.services.jobs,
        enqueue: () => {
          throw new Error('No job today.');
        },
      },
    };
    const code = await codeOf(await newConsultant());
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    const late = await newConsultant();
    const lateViewer = await consultantViewer(late);
    const outcomes = await app.db.transaction().execute(async (tx) => {
      await sql`update profiles set company_name = 'kept' where user_id = ${late}`.execute(tx);
      return [
        await tryToApplyCode(tx, broken, lateViewer, code),
        await tryToApplyCode(tx, app.services, viewer, 'AAAAAAAA'),
      ];
    });
    expect(outcomes).toEqual([null, 'invalid']);
    expect(await referrersOf(late)).toEqual([]);
    const { company_name: kept } = await app.db
      .selectFrom('profiles')
      .select('company_name')
      .where('user_id', '=', late)
      .executeTakeFirstOrThrow();
    expect(kept).toBe('kept');
  });
});

describe('who joined', () => {
  it('is listed to the owner alone, newest first, by short name', async () => {
    const owner = await newConsultant();
    const code = await codeOf(owner);
    for (const [firstName, lastName] of [
      ['Ada', 'Lovelace'],
      ['Grace', 'Hopper'],
      ['Katherine', 'Johnson'],
    ] as const) {
      app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
      await apply(await app.make.consultant({ firstName, lastName, subscribed: false }), code);
    }
    const referrals = await referralsOf(owner);
    const first = await referrals.listOwn({ limit: 2 });
    const rest = await referrals.listOwn({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual([
      'Katherine J.',
      'Grace H.',
      'Ada L.',
    ]);
    expect(JSON.stringify(first)).not.toContain('Hopper');
    expect((await (await referralsOf(await newConsultant())).listOwn({})).items).toEqual([]);
  });
});
