import type { Context } from 'hono';
import { type CorrespondentViewer, isCorrespondent } from '#access/viewer.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import type { Services } from '#server/services.ts';

/**
 * The client or consultant who asks for a file in their own browser, with an account that is in use. Null for all
 * others: visitors, programs, and admins who impersonate a user.
 */
export async function findFileReader(
  { db, keys, publicUrl, clock }: Pick<Services, 'db' | 'keys' | 'publicUrl' | 'clock'>,
  context: Context,
): Promise<CorrespondentViewer | null> {
  const source = { db, keys, publicUrl, isRead: true };
  const viewer = await findViewer(source, context.req.header('cookie'), clock.now());
  if (!isCorrespondent(viewer) || viewer.lookingIn) return null;
  const { accountState } = viewer;
  return accountState === 'suspended' || accountState === 'leaving' ? null : viewer;
}
