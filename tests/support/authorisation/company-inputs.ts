import type { UserId } from '#access/user.ts';
import type { TestApp } from '../app.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';

const companyOf = async (app: TestApp, userId: UserId): Promise<string> => {
  const { company_id } = await app.db
    .selectFrom('company_members')
    .select('company_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return company_id;
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
  'members.listInvitations': none,
  'members.invite': async () => ({ email: anotherAddress(), role: 'viewer' }),
  'members.withdraw': sentInvitation,
  'members.getInvitation': receivedInvitation,
  'members.accept': receivedInvitation,
  'members.decline': receivedInvitation,
};
