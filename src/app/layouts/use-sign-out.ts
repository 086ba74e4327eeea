import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { forgetAnswers } from '#lib/api/forget-answers.ts';
import { postAuth } from '#lib/auth/auth-client.ts';
import { notify } from '#ui/feedback/notify.ts';

/** Signs out on all devices, forgets what this browser has loaded, and goes to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  return async () => {
    try {
      await postAuth('/sign-out', {});
    } catch {
      notify.error('Error', 'You could not be signed out. Please try again.');
      return;
    }
    sessionStorage.clear();
    await forgetAnswers(queryClient);
    await router.invalidate();
    await navigate({ to: '/auth', search: { mode: 'signin' } });
  };
}
