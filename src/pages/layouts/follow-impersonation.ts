import { impersonationsApi } from '#features/identity/impersonation/web/queries.ts';
import { leaveAfter, leaveFor, viewerChanged } from '#lib/api/impersonation-header.ts';
import { mendRefusals } from '#lib/api/mended-refusals.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';

interface FollowedImpersonation {
  userId: string;
  secondsLeft: number;
}

const admins = (userId: string): string => `/admin/users/${userId}`;

// The server is past the end by then: its answer was on the way for a moment.
const graceMs = 1000;

/**
 * Counts the seconds left and leaves the page at zero. Shows why each write is refused. Returns a function that stops
 * both.
 */
export function followImpersonation(
  { userId, secondsLeft }: FollowedImpersonation,
  onLeft: (seconds: number) => void,
): () => void {
  const endsAt = Date.now() + secondsLeft * 1000;
  const tell = () => {
    const left = endsAt - Date.now();
    if (left < -graceMs) leaveFor(admins(userId));
    else onLeft(Math.ceil(left / 1000));
  };
  const timer = setInterval(tell, 1000);
  // Timers stand still while a page is kept, or the machine sleeps.
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pageshow', tell, { signal });
  document.addEventListener('visibilitychange', tell, { signal });
  const endMending = mendRefusals(async ({ code }) => {
    if (code === 'LOOKING_IN')
      notify.error('You are impersonating a user', 'This view is read-only.');
    return false;
  });
  return () => {
    clearInterval(timer);
    listening.abort();
    endMending();
  };
}

/** Over meanwhile is over as well. */
const endOnce = () =>
  impersonationsApi.end().catch((error: unknown) => {
    if (asApiProblem(error)?.code !== viewerChanged) throw error;
  });

/** Ends the impersonation and opens the admin's page of that user. False when it could not be ended and goes on. */
export async function stopImpersonating(userId: string): Promise<boolean> {
  try {
    await leaveAfter(endOnce, admins(userId));
  } catch {
    notify.error('Error', 'It could not be stopped. Please try again.');
    return false;
  }
  return true;
}
