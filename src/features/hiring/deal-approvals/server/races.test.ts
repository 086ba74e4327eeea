import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce, oneBehindAnother } from '#tests/support/barrier.ts';
import { type LimitedCase, limitedCompany } from '#tests/support/deal-approvals.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type DealApprovalId, toDealApprovalId } from '../ids.ts';

const app = await sharedTestApp();

const codesOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.map((result) => (result.status === 'fulfilled' ? 'done' : String(result.reason.code)));

type Case = LimitedCase;
const company = () => limitedCompany(app);

async function asked(one: Case): Promise<DealApprovalId> {
  const { applications } = await app.as(one.dana);
  const { approval } = await applications.accept({ applicationId: one.applicationId });
  return toDealApprovalId(approval?.id ?? '');
}
const atCompany = ({ companyId }: Case) =>
  ({ table: 'companies', key: 'id', value: companyId }) as const;
const atProject = ({ projectId }: Case) =>
  ({ table: 'projects', key: 'id', value: projectId }) as const;
const statusOf = async ({ owner, applicationId }: Case) =>
  (await (await app.as(owner)).applications.getReceived({ applicationId })).status;

describe('at one moment', () => {
  it('one approves and another refuses: the first decides, every time', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const one = await company();
      const approvalId = await asked(one);
      const [asOwner, asLee] = [await app.as(one.owner), await app.as(one.lee)];
      const acts = [
        () => asLee.dealApprovals.approve({ approvalId }),
        () => asOwner.dealApprovals.refuse({ approvalId }),
      ];
      const isApprovedFirst = round % 2 === 0;
      const results = await oneBehindAnother<unknown>(
        ...[app, atCompany(one), isApprovedFirst ? acts : acts.toReversed()],
      );
      expect(codesOf(results)).toEqual(['done', 'APPROVAL_STATE']);
      expect(await statusOf(one)).toBe(isApprovedFirst ? 'accepted' : 'pending');
    }
  });

  it('one approves, the applicant withdraws, and who asked takes back: all agree on the end', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const one = await company();
      const { applicationId } = one;
      const approvalId = await asked(one);
      const [asLee, asDana] = [await app.as(one.lee), await app.as(one.dana)];
      const { applications } = await app.as(one.consultant);
      const results = await allAtOnce<unknown>(app, atProject(one), [
        ...Array.from({ length: 10 }, () => () => asLee.dealApprovals.approve({ approvalId })),
        ...Array.from({ length: 10 }, () => () => asDana.dealApprovals.takeBack({ approvalId })),
        () => applications.withdraw({ applicationId }),
      ]);
      const status = await statusOf(one);
      const { state } = await app.db
        .selectFrom('deal_approvals')
        .select('state')
        .where('id', '=', approvalId)
        .executeTakeFirstOrThrow();
      expect(['approved', 'taken-back', 'ended']).toContain(state);
      expect(status === 'accepted').toBe(state === 'approved');
      const withdrawn = codesOf(results).at(-1);
      expect(withdrawn).toBe(status === 'accepted' ? 'APPLICATION_STATE' : 'done');
    }
  });

  it('a member loses the role and approves: the role is what counts', async () => {
    const one = await company();
    const approvalId = await asked(one);
    const [asOwner, asLee] = [await app.as(one.owner), await app.as(one.lee)];
    const results = await oneBehindAnother<unknown>(app, atCompany(one), [
      () => asOwner.members.changeRole({ userId: one.lee, role: 'viewer' }),
      () => asLee.dealApprovals.approve({ approvalId }),
    ]);
    expect(codesOf(results)).toEqual(['done', 'NO_APPROVER']);
    expect(await statusOf(one)).toBe('pending');
  });

  it.each([
    ['an owner', 'a hiring', 'owner', 'hiring'],
    ['a hiring member', 'a finance', 'hiring', 'finance'],
  ] as const)('%s becomes %s member and accepts: it waits', async (_, __, before, after) => {
    const one = await company();
    const member = await app.make.colleague(one.owner, before);
    const [asOwner, asMember] = [await app.as(one.owner), await app.as(member)];
    const { applicationId } = one;
    const results = await oneBehindAnother<unknown>(app, atCompany(one), [
      () => asOwner.members.changeRole({ userId: member, role: after }),
      () => asMember.applications.accept({ applicationId }),
    ]);
    expect(codesOf(results)).toEqual(['done', 'done']);
    expect(await statusOf(one)).toBe('pending');
  });

  it('an owner sets the limit and a hiring member accepts: it waits', async () => {
    const one = await company();
    const [asOwner, asDana] = [await app.as(one.owner), await app.as(one.dana)];
    await asOwner.companies.setApprovalLimit({ aboveUsd: null });
    const { applicationId } = one;
    const results = await oneBehindAnother<unknown>(app, atCompany(one), [
      () => asOwner.companies.setApprovalLimit({ aboveUsd: 10 }),
      () => asDana.applications.accept({ applicationId }),
    ]);
    expect(codesOf(results)).toEqual(['done', 'done']);
    expect(await statusOf(one)).toBe('pending');
  });

  it('many accept above the limit: it is asked for once', async () => {
    const one = await company();
    const { applications } = await app.as(one.dana);
    const { applicationId } = one;
    const results = await allAtOnce<unknown>(
      app,
      atProject(one),
      Array.from({ length: 20 }, () => () => applications.accept({ applicationId })),
    );
    expect(codesOf(results).filter((code) => code === 'done')).toHaveLength(1);
    expect(codesOf(results).filter((code) => code === 'APPROVAL_WAITS')).toHaveLength(19);
  });
});
