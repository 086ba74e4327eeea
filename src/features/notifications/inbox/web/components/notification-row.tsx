import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { NotificationView } from '../../contract.ts';
import { useMarkNotifications } from '../hooks/use-mark-notifications.ts';
import { topicNames } from '../messages.ts';

interface NotificationRowProps {
  notification: NotificationView;
  /** When it came, as the reader's clock says it. */
  moment: ReactNode;
}

/**
 * One notification: a link to what it is about. The page behind the link marks it as read; the button does without
 * going there.
 */
export function NotificationRow({ notification, moment }: NotificationRowProps) {
  const { id, topic, words, path, isRead } = notification;
  const mark = useMarkNotifications();
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border px-4 py-3',
        isRead ? 'border-line bg-surface' : 'border-primary-line bg-primary-soft',
      )}
    >
      <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <p>
          <Link
            to={path}
            className={cx('text-ink', isRead ? 'font-medium' : 'font-bold')}
            onClick={() => {
              if (!isRead) mark.mutate({ notificationId: id });
            }}
          >
            {words}
          </Link>
          {!isRead && <span className="sr-only"> (unread)</span>}
        </p>
        <p className="text-sm text-ink-muted">
          {topicNames[topic]} · {moment}
        </p>
      </div>
      {!isRead && (
        <Button
          variant="ghost"
          size="sm"
          pending={mark.isPending}
          onClick={() => mark.mutate({ notificationId: id })}
        >
          Mark as read
          <span className="sr-only">: {words}</span>
        </Button>
      )}
    </div>
  );
}
