import { type CompanyId, toCompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { getCompany } from '#features/identity/memberships/server/queries/companies.ts';
import type { TestApp } from '../app.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';

const companyOf = async (app: TestApp, userId: UserId): Promise<CompanyId> => {
  const { company_id } = await app.db
    .selectFrom('company_members')
    .select('company_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return toCompanyId(company_id);
};

/** A colleague of the caller, of another client, or no user. */
const member =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { userId: absentId, ...more };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    return { userId: await app.make.colleague(owner, 'viewer'), ...more };
  };

async function invitation(app: TestApp, owner: UserId, email: string): Promise<string> {
  const now = app.clock.now();
  const { id } = await app.db
    .insertInto('member_invitations')
    .values({
      ...{ company_id: await companyOf(app, owner), email, role: 'viewer', invited_by: owner },
      ...{ created_at: now, expires_at: new Date(now.getTime() + 1_000_000) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let count = 0;
const anotherAddress = (): string => {
  count += 1;
  return `invited-${count}@example.test`;
};

const sentInvitation: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { invitationId: absentId };
  const owner = rowKind === 'own' && self ? self : await app.make.client();
  return { invitationId: await invitation(app, owner, anotherAddress()) };
};

const receivedInvitation: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { invitationId: absentId };
  const owner = await app.make.client();
  if (rowKind !== 'own' || !self) {
    return { invitationId: await invitation(app, owner, anotherAddress()) };
  }
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', self)
    .executeTakeFirstOrThrow();
  return { invitationId: await invitation(app, owner, email) };
};

async function domainOfPerson(app: TestApp, userId: UserId): Promise<string> {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email.replace(/^.*@/, '');
}

/** A verified domain of a company, taken from all others. */
async function nameDomain(app: TestApp, companyId: CompanyId, domain: string): Promise<string> {
  await app.db.deleteFrom('company_domains').where('domain', '=', domain).execute();
  const { id } = await app.db
    .insertInto('company_domains')
    .values({
      ...{ company_id: companyId, domain, token: 'x'.repeat(43) },
      ...{ verified_at: app.clock.now(), created_at: app.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const domain: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { domainId: absentId };
  const owner = rowKind === 'own' && self ? self : await app.make.client();
  const name = `d${crypto.randomUUID()}.test`;
  return { domainId: await nameDomain(app, await companyOf(app, owner), name) };
};

/** A request of a client to become a member. */
const request =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { requestId: absentId, ...more };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    const { id } = await app.db
      .insertInto('membership_requests')
      .values({
        ...{ company_id: await companyOf(app, owner), user_id: await app.make.client() },
        asked_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { requestId: id, ...more };
  };
/** A company that admins decide about. */
const anyCompany = async (
  ...[app, rowKind]: Parameters<MakeInput>
): Promise<{ companyId: string }> =>
  rowKind === 'absent'
    ? { companyId: absentId }
    : { companyId: await companyOf(app, await app.make.client()) };

/** One that is merged into another. */
const mergedCompany = async (...row: Parameters<MakeInput>) => ({
  ...(await anyCompany(...row)),
  into: await companyOf(row[0], await row[0].make.client()),
});

/** What is asked of companies and their members. */
export const companyInputs: ExampleInputs = {
  'companies.getOwn': none,
  'companies.editOwn': async () => ({
    ...{ name: 'Mills Ltd', legalName: '', country: null, registrationNumber: '', vatId: '' },
    ...{ website: '', size: null },
  }),
  'companies.setApprovalLimit': async () => ({ aboveUsd: 20_000 }),
  'companies.listOwn': none,
  'companies.choose': async (app, rowKind, self) => {
    if (rowKind === 'absent') return { companyId: absentId };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    return { companyId: await companyOf(app, owner) };
  },
  'companies.list': none,
  'companies.get': anyCompany,
  'companies.previewMerge': mergedCompany,
  'companies.merge': async (...row) => ({ ...(await mergedCompany(...row)), reason: 'A test.' }),
  'companies.suspend': async (...row) => ({ ...(await anyCompany(...row)), reason: 'A test.' }),
  'companies.reinstate': async (app, rowKind, self) => {
    const asked = await anyCompany(app, rowKind, self);
    await app.db
      .updateTable('companies')
      .set({ suspended_at: app.clock.now(), suspension_reason: 'A test.' })
      .where('id', '=', asked.companyId)
      .execute();
    return asked;
  },
  'members.list': none,
  'members.changeRole': member({ role: 'finance' }),
  'members.transfer': member(),
  'members.remove': member(),
  'members.leave': none,
  'members.closeCompany': async (app, rowKind, self) => {
    if (rowKind === 'absent') return { companyId: absentId, name: 'Anything' };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    const companyId = await companyOf(app, owner);
    const { name } = await getCompany(app.db, companyId);
    return { companyId, name };
  },
  'joining.listDomains': none,
  'joining.nameDomain': async () => ({ domain: `d${crypto.randomUUID()}.test` }),
  'joining.checkDomain': domain,
  'joining.removeDomain': domain,
  'joining.listRequests': none,
  'joining.acceptRequest': request({ role: 'viewer' }),
  'joining.declineRequest': request(),
  'joining.findOffer': none,
  'joining.ask': async (app, rowKind, self) => {
    if (rowKind === 'absent') return { companyId: absentId };
    const companyId = await companyOf(app, await app.make.client());
    // A company that the caller can ask is one whose domain their address is at.
    if (rowKind === 'own' && self)
      await nameDomain(app, companyId, await domainOfPerson(app, self));
    return { companyId };
  },
  'joining.vouchForDomain': async (app, rowKind) => ({
    companyId: rowKind === 'absent' ? absentId : await companyOf(app, await app.make.client()),
    domain: `d${crypto.randomUUID()}.test`,
  }),
  'members.listInvitations': none,
  'members.invite': async () => ({ email: anotherAddress(), role: 'viewer' }),
  'members.withdraw': sentInvitation,
  'members.getInvitation': receivedInvitation,
  'members.accept': receivedInvitation,
  'members.decline': receivedInvitation,
};
