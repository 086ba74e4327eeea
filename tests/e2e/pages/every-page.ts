import type { Reader } from '#tests/support/e2e/demo-session.ts';

/** A page whose address contains an id: reached from another by following links that look like these. */
export interface LinkedPage {
  name: string;
  from: string;
  links: readonly RegExp[];
  /** Where the link is made by scripts: `from` is a list of the API, and this is the page of its first item. */
  pageOf?: (id: string) => string;
}

/** What a test calls a page. */
export const nameOf = (page: string | LinkedPage): string =>
  typeof page === 'string' ? page : page.name;

const someProject = /^\/project\/[^/]+$/;

/**
 * Addresses that between them show every page of the site, by who is to read them. Each is checked for access in every
 * size and theme, and for valid HTML: a new page earns a line here.
 */
export const everyPage: Readonly<Record<Reader, readonly (string | LinkedPage)[]>> = {
  visitor: [
    '/',
    '/services',
    '/get-started',
    '/business-home',
    '/consultant-home',
    '/consultants',
    { name: 'consultants of a skill', from: '/consultants', links: [/^\/consultants\/skill\//] },
    { name: 'consultants of a city', from: '/consultants', links: [/^\/consultants\/city\//] },
    '/how-it-works',
    '/how-it-works?for=consultants',
    '/how-ranking-works',
    '/d365-expertise',
    '/about',
    '/business-services',
    '/business-services/order?service=contracts',
    '/project-posting-guide',
    '/contact',
    '/terms',
    '/privacy',
    '/transparency',
    '/verify',
    '/developers',
    '/auth',
    '/auth?mode=signin',
    '/auth/forgot-password',
    '/mail-preferences/example',
    '/auth/confirm?token=example',
    '/auth/reset-password?token=example',
    '/auth/email-change?token=example',
    '/auth/microsoft?problem=cancelled',
    '/auth/microsoft/sign-up',
    '/consultant/profile/new',
    '/subscribe',
    '/design',
    '/no-such-page',
  ],
  'client@demo.test': [
    '/account',
    '/auth/microsoft?problem=taken&for=connect',
    '/auth/microsoft/proven',
    `/oauth/consent/${'a'.repeat(43)}`,
    '/account/your-data',
    '/references/00000000-0000-4000-8000-000000000000',
    '/client/portal',
    '/company',
    '/company/invitation/00000000-0000-4000-8000-000000000000',
    '/find-consultants',
    {
      name: 'a consultant',
      from: '/find-consultants',
      links: [/^\/consultant\/[0-9a-f-]{36}$/],
    },
    '/shortlist',
    '/shortlist/compare',
    '/notifications',
    '/account/webhooks',
    '/saved-searches',
    {
      name: 'a saved search',
      from: '/saved-searches',
      links: [/^\/saved-searches\/[0-9a-f-]{36}$/],
    },
    '/saved-searches/00000000-0000-4000-8000-000000000000',
    '/messages',
    '/messages?text=qwrtz+plmnk',
    '/calls',
    '/application/00000000-0000-4000-8000-000000000000/review',
    '/application/00000000-0000-4000-8000-000000000000/papers',
    '/application/00000000-0000-4000-8000-000000000000/statement',
    '/application/00000000-0000-4000-8000-000000000000/supplier',
    '/time-sheet/00000000-0000-4000-8000-000000000000',
    { name: 'a conversation', from: '/messages', links: [/^\/messages\/[0-9a-f-]{36}$/] },
    {
      name: 'a first message',
      from: '/find-consultants',
      links: [/^\/messages\/with\/[0-9a-f-]{36}$/],
    },
    '/post-project',
    { name: 'a project', from: '/client/portal', links: [someProject] },
    { name: 'editing a project', from: '/client/portal', links: [someProject, /\/edit$/] },
    {
      name: 'an application',
      from: '/client/portal',
      links: [someProject, /^\/application\/[^/]+$/],
    },
  ],
  'pending-client@demo.test': ['/client/portal'],
  'consultant@demo.test': [
    '/consultant/portal',
    '/consultant/portal?tab=projects',
    '/consultant/portal?tab=projects&skill=sales&posted=month',
    '/consultant/portal?tab=projects&text=qwrtz+plmnk',
    '/consultant/portal?tab=projects&view=applications',
    '/consultant/portal?tab=invitations',
    '/consultant/portal?tab=invitations&state=expired',
    {
      name: 'an invitation',
      from: '/consultant/portal?tab=invitations',
      links: [/^\/invitations\/[^/]+$/],
    },
    {
      name: 'a saved search',
      from: '/saved-searches',
      links: [/^\/saved-searches\/[0-9a-f-]{36}$/],
    },
    '/consultant/portal?tab=subscription',
    {
      name: 'an invoice',
      ...{ from: '/api/me/invoices', links: [] },
      pageOf: (id) => `/consultant/invoice/${id}`,
    },
    '/consultant/portal?tab=partners',
    '/consultant/profile/edit',
    '/consultant/credentials',
    '/consultant/supplier',
    '/notifications',
    '/account/webhooks',
    '/messages',
    '/calls',
    { name: 'a conversation', from: '/messages', links: [/^\/messages\/[0-9a-f-]{36}$/] },
    { name: 'applying', from: '/consultant/portal?tab=projects', links: [/\/apply$/] },
  ],
  'new-consultant@demo.test': [
    '/subscribe',
    '/consultant/portal?tab=projects',
    '/consultant/portal?tab=subscription',
    '/consultant/profile/edit',
  ],
  'admin@demo.test': [
    '/admin',
    '/admin?sort=rate&direction=ascending',
    '/admin?show=clients',
    '/admin?tab=approvals',
    { name: 'a user', from: '/admin', links: [/^\/admin\/users\/[^/]+$/] },
    '/admin/companies',
    '/admin/companies?text=qwrtz+plmnk',
    { name: 'a company', from: '/admin/companies', links: [/^\/admin\/companies\/[^/]+$/] },
    '/admin/audit-log',
    '/admin?tab=blast',
    '/admin/mails',
    '/admin/approvals',
    '/admin/changed-claims',
    '/admin/checklists',
    '/admin/growth',
    '/admin/queue',
    '/admin/reports',
    '/admin/credentials',
    '/admin/service-requests',
    '/admin/unanswered-searches',
    '/admin/settings',
    '/admin/settings?section=currencies',
    '/admin/settings?section=senders',
    '/admin/settings?section=agreements',
  ],
};

/** Routes that show nothing of their own: they lead to one of the pages above, or repeat it. */
export const routesToElsewhere = [
  '/auth/second-step',
  '/auth/again',
  '/original-home',
  '/consultant/signup',
  '/apply/$projectId',
];

/** Pages of people to whom something has happened: the end-to-end tests in which it happens look at them as closely. */
export const pagesOfOtherTests = ['/account/suspended'];

/**
 * One page of each kind, by how it is rendered and what it stores. Shared and cached pages: with and without own data,
 * of one day, with a query. Pages with a form, a token or a draft. Pages for one user: a list, a form, one with an id.
 * And the page for missing addresses. Tests that depend only on the kind use these alone.
 */
const oneOfEachKind: Readonly<Record<Reader, readonly string[]>> = {
  visitor: [
    '/',
    'consultants of a skill',
    '/how-it-works?for=consultants',
    '/d365-expertise',
    '/business-services/order?service=contracts',
    '/auth',
    '/auth/reset-password?token=example',
    '/consultant/profile/new',
    '/no-such-page',
  ],
  'client@demo.test': ['/client/portal', '/find-consultants', 'a consultant', '/post-project'],
  'pending-client@demo.test': ['/client/portal'],
  'consultant@demo.test': [
    '/consultant/portal',
    '/consultant/portal?tab=projects',
    '/consultant/profile/edit',
    'applying',
  ],
  'new-consultant@demo.test': ['/subscribe', '/consultant/portal?tab=subscription'],
  'admin@demo.test': ['/admin', '/admin/approvals'],
};

/** Those of the pages of a reader that stand for the others of their kind. */
export const pagesOfEachKind = (reader: Reader): readonly (string | LinkedPage)[] =>
  everyPage[reader].filter((page) => oneOfEachKind[reader].includes(nameOf(page)));
