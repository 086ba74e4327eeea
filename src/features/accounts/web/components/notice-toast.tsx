import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { type Notice, notices } from '../notices.ts';

/** Shows the notice that came with the address once, and takes it out of the address. */
export function NoticeToast({ notice }: { notice: Notice | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!notice) return;
    const { tone, title, description } = notices[notice];
    notify[tone](title, description);
    void navigate({
      to: '.',
      search: (search) => ({ ...search, notice: undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [notice, navigate]);
  return null;
}
