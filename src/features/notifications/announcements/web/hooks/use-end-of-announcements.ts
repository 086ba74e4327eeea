import { useEffect, useRef } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import type { AnnouncementView } from '../../contract.ts';
import { endOfAnnouncement } from '../messages.ts';

/**
 * Announces the end of a blast while an admin looks, also of one that was started meanwhile and had ended before it was
 * seen. `blasts` is null until they are known.
 */
export function useEndOfAnnouncements(blasts: readonly AnnouncementView[] | null): void {
  const ended = useRef(new Map<string, boolean>());
  const newestAtFirst = useRef<string>(undefined);

  useEffect(() => {
    if (!blasts) return;
    newestAtFirst.current ??= blasts[0]?.createdAt ?? '';
    for (const blast of blasts) {
      const before = ended.current.get(blast.id);
      const isEnded = blast.state === 'finished';
      ended.current.set(blast.id, isEnded);
      // Older ones come with further pages: their ends are no news.
      const isNews = before === undefined ? blast.createdAt > newestAtFirst.current : !before;
      if (!isEnded || !isNews) continue;
      const { isWhole, words } = endOfAnnouncement(blast);
      (isWhole ? notify.success : notify.warning)(words);
    }
  }, [blasts]);
}
