import type { LinkProps } from '@tanstack/react-router';
import type { SignedInView } from './portal-links.ts';

/** Where the user is: the path, and which part of it the address names. */
export interface Whereabouts {
  pathname: string;
  search: { tab?: unknown; view?: unknown; project?: unknown };
}

interface OwnLink {
  label: string;
  link: Pick<LinkProps, 'to' | 'search'>;
  /** `page`: here they are; `true`: somewhere below; undefined: elsewhere. */
  current: (at: Whereabouts) => 'page' | 'true' | undefined;
}

/** Current on its own path, and below it. */
const ownPath =
  (path: string, below?: RegExp) =>
  ({ pathname }: Whereabouts): 'page' | 'true' | undefined => {
    if (pathname === path) return 'page';
    return below?.test(pathname) ? 'true' : undefined;
  };

/** Current on one part of the consultant's portal, and on the pages that belong to it. */
const portalPart =
  (part: string, below: RegExp) =>
  ({ pathname, search }: Whereabouts): 'page' | 'true' | undefined => {
    if (pathname === '/consultant/portal') return partOf(search) === part ? 'page' : undefined;
    return below.test(pathname) ? 'true' : undefined;
  };

function partOf({ tab, view }: Whereabouts['search']): string {
  if (tab === 'projects' && view === 'applications') return 'applications';
  return typeof tab === 'string' ? tab : 'profile';
}

/** Those who applied to a project are compared where people of the shortlist are, and yet belong to the project. */
const isAboutApplicants = ({ pathname, search }: Whereabouts): boolean =>
  pathname === '/shortlist/compare' && search.project !== undefined;

const ownProjects = ownPath('/client/portal', /^\/(project|application)\/|^\/post-project$/);
const ownShortlist = ownPath('/shortlist', /^\/shortlist\//);

const clientLinks: readonly OwnLink[] = [
  {
    label: 'Projects',
    link: { to: '/client/portal' },
    current: (at) => (isAboutApplicants(at) ? 'true' : ownProjects(at)),
  },
  {
    label: 'Find',
    link: { to: '/find-consultants' },
    current: ownPath('/find-consultants', /^\/consultant\/[^/]+$/),
  },
  {
    label: 'Shortlist',
    link: { to: '/shortlist' },
    current: (at) => (isAboutApplicants(at) ? undefined : ownShortlist(at)),
  },
];

const consultantLinks: readonly OwnLink[] = [
  {
    label: 'Projects',
    link: { to: '/consultant/portal', search: { tab: 'projects' } },
    current: portalPart('projects', /^\/project\//),
  },
  {
    label: 'Applications',
    link: {
      to: '/consultant/portal',
      search: { tab: 'projects', view: 'applications' },
    },
    current: portalPart('applications', /^$/),
  },
  {
    label: 'Profile',
    link: { to: '/consultant/portal', search: { tab: 'profile' } },
    current: portalPart('profile', /^\/consultant\/(profile\/|(credentials|supplier)$)/),
  },
  {
    label: 'Plan',
    link: { to: '/consultant/portal', search: { tab: 'subscription' } },
    current: portalPart('subscription', /^\/subscribe$/),
  },
];

const adminLinks: readonly OwnLink[] = [
  {
    label: 'Approvals',
    link: { to: '/admin/approvals' },
    current: ownPath('/admin/approvals'),
  },
  {
    label: 'Credentials',
    link: { to: '/admin/credentials' },
    current: ownPath('/admin/credentials'),
  },
  { label: 'People', link: { to: '/admin' }, current: ownPath('/admin', /^\/admin\/users\//) },
];

/** The account links of a signed-in user, by role: an admin's are the lists of pending work. */
export function ownLinks(viewer: SignedInView): readonly OwnLink[] {
  if (viewer.isAdmin) return adminLinks;
  return viewer.userType === 'consultant' ? consultantLinks : clientLinks;
}
