import { describe, expect, it } from 'vitest';
import { type MemberRole, memberRoles } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { rounds } from '#tests/support/rounds.ts';
import { toMemberInvitationId } from '../ids.ts';

const app = await sharedTestApp();

const companyOf = async (userId: UserId) =>
  (await (await app.as(userId)).companies.getOwn()).companyId;

const membersOf = (companyId: string) =>
  app.db
    .selectFrom('company_members')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .execute();

const ownersOf = async (companyId: string) =>
  (await membersOf(companyId)).filter(({ role }) => role === 'owner').map((row) => row.user_id);

const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((each) => (each.status === 'fulfilled' ? 'done' : String(each.reason.code))).sort();

describe('at one moment', () => {
  it('two owners who remove each other leave one of them', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const one = await app.make.client();
      const other = await app.make.colleague(one, 'owner');
      const companyId = await companyOf(one);
      const [first, second] = [await app.as(one), await app.as(other)];
      const results = await allAtOnce<unknown>(
        app,
        { table: 'companies', key: 'id', value: companyId },
        [
          () => first.members.remove({ userId: other }),
          () => second.members.remove({ userId: one }),
        ],
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await ownersOf(companyId)).toHaveLength(1);
    }
  });

  it('an owner who leaves while the other one steps down leaves an owner', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const one = await app.make.client();
      const other = await app.make.colleague(one, 'owner');
      const companyId = await companyOf(one);
      const [first, second] = [await app.as(one), await app.as(other)];
      const results = await allAtOnce<unknown>(
        app,
        { table: 'companies', key: 'id', value: companyId },
        [
          () => first.members.leave(),
          () => second.members.changeRole({ userId: other, role: 'viewer' }),
        ],
      );
      expect(codesOf(results)).toEqual(['LAST_OWNER', 'done']);
      expect(await ownersOf(companyId)).toHaveLength(1);
    }
  });

  it('of two owners of three who remove each other one is let go', async () => {
    const one = await app.make.client();
    const other = await app.make.colleague(one, 'owner');
    await app.make.colleague(one, 'owner');
    const companyId = await companyOf(one);
    const [first, second] = [await app.as(one), await app.as(other)];
    const results = await allAtOnce(app, { table: 'companies', key: 'id', value: companyId }, [
      () => first.members.remove({ userId: other }),
      () => second.members.remove({ userId: one }),
    ]);
    expect(codesOf(results)).toEqual(['MEMBER_NOT_FOUND', 'done']);
    expect(await ownersOf(companyId)).toHaveLength(2);
  });

  it('one invitation that is accepted twice makes one member', async () => {
    const owner = await app.make.client();
    const companyId = await companyOf(owner);
    const invited = await app.make.client({ email: 'twice@mills.test' });
    const { members } = await app.as(owner);
    const sent = await members.invite({ email: 'twice@mills.test', role: 'viewer' });
    const invitationId = toMemberInvitationId(sent.invitationId);
    const [first, second] = [await app.as(invited), await app.as(invited)];
    const results = await allAtOnce<unknown>(
      app,
      { table: 'companies', key: 'id', value: companyId },
      [() => first.members.accept({ invitationId }), () => second.members.accept({ invitationId })],
    );
    expect(codesOf(results)).toEqual(['INVITATION_ENDED', 'done']);
    expect(await membersOf(companyId)).toHaveLength(2);
  });
});

it('whatever order members come, go and change roles in, a company has an owner and a client a company', async () => {
  let seed = 7;
  const pick = (count: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  const people: UserId[] = [];
  for (let n = 0; n < 5; n += 1)
    people.push(await app.make.client({ email: `walk-${n}@mills.test` }));
  const someone = (): UserId => people[pick(people.length)] as UserId;
  const role = (): MemberRole => memberRoles[pick(memberRoles.length)] as MemberRole;
  const steps: Record<string, number> = {};
  for (let step = 0; step < rounds(120, 2000); step += 1) {
    const [self, target] = [someone(), someone()];
    const { members } = await app.as(self);
    const acts = {
      invite: async () => {
        const email = `walk-${people.indexOf(target)}@mills.test`;
        const { invitationId } = await members.invite({ email, role: role() });
        const theirs = await app.as(target);
        await theirs.members.accept({ invitationId: toMemberInvitationId(invitationId) });
      },
      change: () => members.changeRole({ userId: target, role: role() }),
      transfer: () => members.transfer({ userId: target }),
      remove: () => members.remove({ userId: target }),
      leave: () => members.leave(),
    };
    const names = Object.keys(acts) as (keyof typeof acts)[];
    const name = names[pick(names.length)] as keyof typeof acts;
    const done = await acts[name]().then(
      () => 'done',
      (error: { status?: number }) => error.status ?? 'fault',
    );
    expect([403, 404, 409, 429, 'done']).toContain(done);
    steps[`${name} ${done}`] = (steps[`${name} ${done}`] ?? 0) + 1;
    const { ownerless, homeless } = await broken(people);
    expect({ step, ownerless, homeless }).toEqual({ step, ownerless: 0, homeless: 0 });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60 * 60 * 1000));
  }
  // The walk went through what it is about.
  for (const name of ['invite', 'change', 'transfer', 'remove', 'leave']) {
    expect(steps[`${name} done`] ?? 0, name).toBeGreaterThan(0);
  }
});

/** How many companies with members have no owner, and how many of these people act for no company. */
async function broken(people: readonly UserId[]) {
  const members = await app.db
    .selectFrom('company_members')
    .select(['company_id', 'user_id', 'role'])
    .execute();
  const companies = new Set(members.map(({ company_id }) => company_id));
  const owned = new Set(members.filter((row) => row.role === 'owner').map((row) => row.company_id));
  const home = new Set(members.map(({ user_id }) => user_id));
  return {
    ownerless: [...companies].filter((id) => !owned.has(id)).length,
    homeless: people.filter((id) => !home.has(id)).length,
  };
}
