import { afterAll, describe, expect, it } from 'vitest';
import { type MemberRole, toCompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { companyOf } from '#tests/support/conversation.ts';
import { startDnsEmulator } from '#tests/support/dns-emulator.ts';
import type { CompanyDomainId, MembershipRequestId } from '../ids.ts';

const dns = await startDnsEmulator();
afterAll(() => dns.close());
const app = await sharedTestApp({ dns: dns.resolver });

let domains = 0;
/** A domain that no company has named yet. */
function newDomain(): string {
  domains += 1;
  return `mills-${domains}.test`;
}

/** Names a domain of a company and puts the record where it is looked for. */
async function name(owner: UserId, domain: string): Promise<CompanyDomainId> {
  const { joining } = await app.as(owner);
  const { domainId, recordName, recordText } = await joining.nameDomain({ domain });
  dns.texts.set(recordName, ['something else', recordText]);
  return domainId as CompanyDomainId;
}

async function verify(owner: UserId, domain: string): Promise<void> {
  const domainId = await name(owner, domain);
  await (await app.as(owner)).joining.checkDomain({ domainId });
}

const offerTo = async (userId: UserId) => (await (await app.as(userId)).joining.findOffer()).offer;
const subjectsTo = async (to: string) =>
  (await listMails(app.db, { to })).map(({ subject }) => subject.replace(' · Direct365', ''));
const requestsOf = async (owner: UserId) =>
  (await (await app.as(owner)).joining.listRequests()).items;

async function ask(userId: UserId): Promise<void> {
  const offer = await offerTo(userId);
  await (await app.as(userId)).joining.ask({ companyId: toCompanyId(offer?.companyId ?? '') });
  await app.settle();
}

async function accept(owner: UserId, role: MemberRole = 'hiring') {
  const [request] = await requestsOf(owner);
  const requestId = request?.requestId as MembershipRequestId;
  await (await app.as(owner)).joining.acceptRequest({ requestId, role });
  await app.settle();
}

describe('a domain that a company names', () => {
  it('counts once its text record is found, and not before', async () => {
    const domain = newDomain();
    const owner = await app.make.client();
    const colleague = await app.make.client({ email: `ada@${domain}`, approved: false });
    const { joining } = await app.as(owner);
    const named = await joining.nameDomain({ domain: ` ${domain.toUpperCase()} ` });
    expect(named).toMatchObject({ domain, recordName: `_direct365.${domain}`, isVerified: false });
    const domainId = named.domainId as CompanyDomainId;
    await expect(joining.checkDomain({ domainId })).rejects.toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
    dns.texts.set(named.recordName, ['direct365-domain=another']);
    await expect(joining.checkDomain({ domainId })).rejects.toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
    expect(await offerTo(colleague)).toBeNull();
    dns.texts.set(named.recordName, [named.recordText]);
    expect(await joining.checkDomain({ domainId })).toMatchObject({ isVerified: true });
    expect(await offerTo(colleague)).toMatchObject({ domain, hasAsked: false });
    expect(await offerTo(owner)).toBeNull();
    await joining.removeDomain({ domainId });
    expect(await offerTo(colleague)).toBeNull();
  });

  it('is one company’s: of two that prove it at the same moment the first has it', async () => {
    const domain = newDomain();
    const owners = [await app.make.client(), await app.make.client()];
    const ids = [await name(owners[0] as UserId, domain)];
    const first = dns.texts.get(`_direct365.${domain}`) ?? [];
    ids.push(await name(owners[1] as UserId, domain));
    dns.texts.set(`_direct365.${domain}`, [
      ...first,
      ...(dns.texts.get(`_direct365.${domain}`) ?? []),
    ]);
    const outcomes = await Promise.allSettled(
      owners.map(async (owner, index) =>
        (await app.as(owner)).joining.checkDomain({ domainId: ids[index] as CompanyDomainId }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'DOMAIN_TAKEN' },
    });
    const third = await app.as(await app.make.client());
    await expect(third.joining.nameDomain({ domain })).rejects.toMatchObject({
      code: 'DOMAIN_TAKEN',
    });
  });

  it('can be vouched for by an admin', async () => {
    const domain = newDomain();
    const owner = await app.make.client();
    const colleague = await app.make.client({ email: `ada@${domain}` });
    const companyId = await companyOf(app, owner);
    const admin = await app.as(await app.make.admin());
    await admin.joining.vouchForDomain({ companyId, domain });
    expect(await offerTo(colleague)).toMatchObject({ companyId });
    const { items } = await admin.audit.list({});
    expect(items[0]).toMatchObject({ action: 'domain-vouched' });
  });

  it.each(['mills', 'ada@mills.test', 'https://mills.test', '-mills.test', 'mills..test'])(
    'is refused as %s',
    async (domain) => {
      const { joining } = await app.as(await app.make.client());
      await expect(joining.nameDomain({ domain })).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe('a user whose address is at a verified domain', () => {
  it('becomes a member by the yes of an owner, and not before', async () => {
    const domain = newDomain();
    const owner = await app.make.client({ email: `owner@${domain}` });
    await verify(owner, domain);
    const user = await app.make.client({ email: `ada@${domain}`, approved: false });
    const companyId = await companyOf(app, owner);
    expect(await companyOf(app, user)).not.toBe(companyId);
    await ask(user);
    expect(await companyOf(app, user)).not.toBe(companyId);
    expect(await offerTo(user)).toMatchObject({ hasAsked: true });
    // Asked once more, it is the same request.
    await ask(user);
    expect(await requestsOf(owner)).toMatchObject([{ email: `ada@${domain}` }]);
    expect(
      (await subjectsTo(`owner@${domain}`)).filter((subject) => /asks to join/.test(subject)),
    ).toHaveLength(1);
    await accept(owner, 'finance');
    expect(await companyOf(app, user)).toBe(companyId);
    const { companies } = await app.as(user);
    expect(await companies.getOwn()).toMatchObject({ role: 'finance', isApproved: true });
    expect((await subjectsTo(`ada@${domain}`)).join()).toMatch(/You act for/);
    expect(await requestsOf(owner)).toEqual([]);
  });

  it('is declined once, and asks no more', async () => {
    const domain = newDomain();
    const owner = await app.make.client();
    await verify(owner, domain);
    const user = await app.make.client({ email: `bo@${domain}` });
    await ask(user);
    const [request] = await requestsOf(owner);
    const requestId = request?.requestId as MembershipRequestId;
    const { joining } = await app.as(owner);
    await joining.declineRequest({ requestId });
    await app.settle();
    expect((await subjectsTo(`bo@${domain}`)).join()).toMatch(/declined your request/);
    expect(await offerTo(user)).toBeNull();
    await expect(joining.acceptRequest({ requestId, role: 'owner' })).rejects.toMatchObject({
      code: 'REQUEST_ANSWERED',
    });
    expect(await companyOf(app, user)).not.toBe(await companyOf(app, owner));
  });

  it('asks no company that is suspended, closed, not approved, or of another domain', async () => {
    const domain = newDomain();
    const owner = await app.make.client();
    await verify(owner, domain);
    const companyId = await companyOf(app, owner);
    const user = await app.make.client({ email: `cy@${domain}` });
    const elsewhere = await app.as(await app.make.client({ email: `cy@sub.${domain}` }));
    await expect(elsewhere.joining.ask({ companyId })).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
    const now = app.clock.now();
    for (const state of [
      { suspended_at: now, suspension_reason: 'A test.' },
      { suspended_at: null, suspension_reason: null, closed_at: now },
      { closed_at: null, approved_at: null },
    ]) {
      await app.db.updateTable('companies').set(state).where('id', '=', companyId).execute();
      expect(await offerTo(user)).toBeNull();
    }
    await app.db
      .updateTable('companies')
      .set({ approved_at: now })
      .where('id', '=', companyId)
      .execute();
    expect(await offerTo(user)).not.toBeNull();
  });

  it('is let in by an owner alone, also when the owner was removed a moment before', async () => {
    const domain = newDomain();
    const owner = await app.make.client();
    await verify(owner, domain);
    const second = await app.make.colleague(owner, 'owner');
    const user = await app.make.client({ email: `di@${domain}` });
    await ask(user);
    const [request] = await requestsOf(owner);
    const requestId = request?.requestId as MembershipRequestId;
    const stale = await app.as(second);
    await (await app.as(owner)).members.changeRole({ userId: second, role: 'viewer' });
    await expect(stale.joining.acceptRequest({ requestId, role: 'owner' })).rejects.toMatchObject({
      status: 403,
    });
    expect(await requestsOf(owner)).toHaveLength(1);
  });
});
