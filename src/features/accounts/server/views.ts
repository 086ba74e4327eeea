import { isSignedIn, type Viewer } from '#access/viewer.ts';
import { readChoice } from '#lib/money/reader-currency.ts';
import type { ViewerView } from '../contract.ts';

/** What people are told about themselves. */
export function viewViewer(viewer: Viewer): ViewerView {
  if (!isSignedIn(viewer)) return { kind: 'visitor' };
  const { userId, email, userType, firstName, lastName, isApproved, accountState, isAdmin } =
    viewer;
  const currency = readChoice(viewer.currency) ?? null;
  return {
    kind: 'signed-in',
    userId,
    email,
    userType,
    firstName,
    lastName,
    isApproved,
    accountState,
    isAdmin,
    currency,
  };
}
