import { describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { ownLinks, type Whereabouts } from './own-links.ts';
import type { SignedInView } from './portal-links.ts';

const client: SignedInView = {
  kind: 'signed-in',
  userId: toUserId('0d9b6c1e-52bb-4a5f-9a86-4b5a2f9a3c11'),
  email: 'casey@example.test',
  userType: 'client',
  company: { companyId: 'company', name: 'Cases Ltd', role: 'owner' },
  firstName: 'Casey',
  lastName: 'Client',
  isApproved: true,
  accountState: 'approved',
  isAdmin: false,
  currency: null,
  language: null,
  assurance: 'aal1',
  isFresh: true,
};
const consultant: SignedInView = { ...client, userType: 'consultant' };
const admin: SignedInView = { ...client, isAdmin: true };

/** What is current there, and how: `Projects` on its own page, `Projects …` on a page below it. */
const currentAt = (viewer: SignedInView, pathname: string, search: Whereabouts['search'] = {}) =>
  ownLinks(viewer).flatMap(({ label, current }) => {
    const how = current({ pathname, search });
    if (!how) return [];
    return [how === 'page' ? label : `${label} …`];
  });

const labels = (viewer: SignedInView) => ownLinks(viewer).map(({ label }) => label);

describe('the account nav of a signed-in user', () => {
  it('has what each role comes for', () => {
    expect(labels(client)).toEqual(['Projects', 'Find', 'Shortlist']);
    expect(labels(consultant)).toEqual(['Projects', 'Applications', 'Profile', 'Plan']);
    expect(labels(admin)).toEqual(['Approvals', 'Credentials', 'People']);
    expect(labels({ ...consultant, isAdmin: true })).toEqual(labels(admin));
  });

  it.each([
    ['/client/portal', ['Projects']],
    ['/project/7', ['Projects …']],
    ['/project/7/edit', ['Projects …']],
    ['/application/7', ['Projects …']],
    ['/post-project', ['Projects …']],
    ['/find-consultants', ['Find']],
    ['/consultant/7', ['Find …']],
    ['/shortlist', ['Shortlist']],
    ['/shortlist/compare', ['Shortlist …']],
    ['/about', []],
  ])('says where a client is at %s', (pathname, current) => {
    expect(currentAt(client, pathname)).toEqual(current);
  });

  it('counts the comparison of those who applied to a project among the projects', () => {
    expect(currentAt(client, '/shortlist/compare', { project: '7' })).toEqual(['Projects …']);
  });

  it.each([
    ['/consultant/portal', {}, ['Profile']],
    ['/consultant/portal', { tab: 'profile' }, ['Profile']],
    ['/consultant/portal', { tab: 'projects' }, ['Projects']],
    ['/consultant/portal', { tab: 'projects', view: 'applications' }, ['Applications']],
    ['/consultant/portal', { tab: 'subscription' }, ['Plan']],
    ['/consultant/portal', { tab: 'partners' }, []],
    ['/consultant/portal', { tab: 7 }, ['Profile']],
    ['/project/7/apply', {}, ['Projects …']],
    ['/consultant/profile/edit', {}, ['Profile …']],
    ['/consultant/profile/new', {}, ['Profile …']],
    ['/consultant/credentials', {}, ['Profile …']],
    ['/consultant/supplier', {}, ['Profile …']],
    ['/subscribe', {}, ['Plan …']],
    ['/terms', {}, []],
  ])('says where a consultant is at %s %j', (pathname, search, current) => {
    expect(currentAt(consultant, pathname, search)).toEqual(current);
  });

  it.each([
    ['/admin', ['People']],
    ['/admin/approvals', ['Approvals']],
    ['/admin/credentials', ['Credentials']],
    ['/client/portal', []],
  ])('says where an admin is at %s', (pathname, current) => {
    expect(currentAt(admin, pathname)).toEqual(current);
  });
});
