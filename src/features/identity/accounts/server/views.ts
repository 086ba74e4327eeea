import { isFresh } from '#access/assurance.ts';
import { type Impersonating, isSignedIn, type Viewer } from '#access/viewer.ts';
import { readChoice } from '#lib/money/reader-currency.ts';
import type { ViewerView } from '../contract/viewer-view.ts';

/** What people are told about themselves. */
export function viewViewer(viewer: Viewer, now: Date): ViewerView {
  if (!isSignedIn(viewer)) {
    return { kind: 'visitor', ...(viewer.pending ? { isSigningIn: true } : {}) };
  }
  const { userId, email, userType, firstName, lastName, isApproved, accountState, isAdmin } =
    viewer;
  const { currency, language } = readChoice(viewer);
  return {
    kind: 'signed-in',
    userId,
    email,
    userType,
    company: viewer.company && {
      companyId: viewer.company.companyId,
      name: viewer.company.companyName,
      role: viewer.company.role,
    },
    firstName,
    lastName,
    isApproved,
    accountState,
    isAdmin,
    currency,
    language,
    assurance: viewer.session?.assurance ?? 'aal1',
    isFresh: isFresh(viewer.session, now),
    ...(viewer.lookingIn ? { lookingIn: viewImpersonating(viewer.lookingIn, now) } : {}),
  };
}

const viewImpersonating = ({ lookInId, endsAt }: Impersonating, now: Date) => ({
  lookInId,
  secondsLeft: Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
});
