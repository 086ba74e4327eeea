import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { hasImpersonationHint } from '#features/identity/accounts/web/session-hint.ts';
import { forgetAnswers } from '#lib/api/forget-answers.ts';
import { leaveAfter } from '#lib/api/impersonation-header.ts';
import { postAuth } from '#lib/auth/auth-client.ts';
import { notify } from '#ui/feedback/notify.ts';
import { notifyOfSignOut } from './use-follow-sign-out.ts';

/** Signs out on all devices, forgets what this browser has loaded, and goes to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  return async () => {
    const signOut = () => postAuth('/sign-out', {});
    try {
      // A full page load drops the data that was seen during impersonation.
      if (hasImpersonationHint()) return await leaveAfter(signOut, '/auth?mode=signin');
      await signOut();
    } catch {
      notify.error('Error', 'You could not be signed out. Please try again.');
      return;
    }
    notifyOfSignOut();
    sessionStorage.clear();
    await forgetAnswers(queryClient);
    await router.invalidate();
    await navigate({ to: '/auth', search: { mode: 'signin' } });
  };
}
