import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Notice, notices } from './notices.ts';

/** Shows the notice that came with the address once, and takes it out of the address. */
export function NoticeToast({ notice }: { notice: Notice | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!notice) return;
    void showNotice(notice);
    void navigate({
      to: '.',
      search: (search) => ({ ...search, notice: undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [notice, navigate]);
  return null;
}

async function showNotice(notice: Notice): Promise<void> {
  // Hardly any page has a notice, so what shows it is not among the code of every page.
  const { notify } = await import('#ui/feedback/notify.ts');
  const { tone, title, description } = notices[notice];
  notify[tone](title, description);
}
