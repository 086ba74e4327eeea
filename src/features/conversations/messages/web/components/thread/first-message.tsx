import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import type { Addressee } from '../../../contract/thread-views.ts';
import { useOutbox } from '../../hooks/use-outbox.ts';
import { messagesApi, sentWithin, type ThreadsSearch } from '../../queries.ts';
import { Composer } from './composer.tsx';
import { ObstacleBanner } from './obstacle-banner.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { UnsentLine } from './unsent-line.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The user was writing when they were led here, and goes on. */
    isWriting?: boolean;
  }
}

interface FirstMessageProps {
  addressee: Addressee;
  viewerId: string;
  search: ThreadsSearch;
  /** What it is about, where that is known: the message begins with it. */
  projectTitle?: string | undefined;
  /** A text that an app has drafted. */
  draft?: string | undefined;
  /** What else there is to send, above where it is written. */
  above?: ReactNode;
}

/** The beginning of a conversation: to whom, and where to write. The first message opens it. */
export function FirstMessage(props: FirstMessageProps) {
  const { addressee, viewerId, search, projectTitle, draft, above } = props;
  const { other, obstacle } = addressee;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const key = `${viewerId}:${other.userId}`;
  const outbox = useOutbox(key, async ({ id: messageId, text, files }) => {
    const { threadId } = await messagesApi.writeFirst(
      { personId: other.userId, messageId, text, fileIds: files.map(({ id }) => id) },
      sentWithin(),
    );
    void queryClient.invalidateQueries({ queryKey: ['threads', 'list'] });
    void navigate({
      to: '/messages/$threadId',
      params: { threadId },
      search,
      state: (before) => ({ ...before, isWriting: true }),
      replace: true,
    });
  });
  return (
    <section aria-label={`With ${other.name}`} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ThreadHeader other={other} search={search} />
      {above}
      <div className="relative flex min-h-0 flex-1 flex-col justify-between gap-4 overflow-y-auto py-4">
        <EmptyState
          icon={<MessagesSquare />}
          title={`Write to ${other.name}`}
          className="my-auto"
          action={<MoreAbout other={other} />}
        >
          {other.userType === 'consultant'
            ? 'Say what you need, by when, and what happens next. You write to the consultant directly: there is no agency in between, and no one takes a share.'
            : 'You write to the client directly: there is no agency in between.'}{' '}
          Your contact details stay with you until you share them.
        </EmptyState>
        {outbox.unsent.length > 0 && (
          <ol className="flex flex-col gap-2">
            {outbox.unsent.map((message) => (
              <li key={message.id}>
                <UnsentLine message={message} outbox={outbox} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {obstacle === null ? (
        <Composer
          draftKey={`message:${key}`}
          name={other.name}
          beginning={draft ?? (projectTitle && beginningAbout(projectTitle))}
          place={{ personId: other.userId }}
          onSend={outbox.send}
        />
      ) : (
        <ObstacleBanner obstacle={obstacle} name={other.name} />
      )}
    </section>
  );
}

/** What the reader may want to look at once more before they write. */
function MoreAbout({ other: { userId: consultantId, userType } }: Pick<Addressee, 'other'>) {
  const className = buttonClassName({ variant: 'secondary', size: 'sm' });
  return userType === 'consultant' ? (
    <Link to="/consultant/$consultantId" params={{ consultantId }} className={className}>
      View Full Profile
    </Link>
  ) : (
    <Link
      to="/consultant/portal"
      search={{ tab: 'projects', view: 'applications' }}
      className={className}
    >
      My Applications
    </Link>
  );
}

const beginningAbout = (projectTitle: string): string => `About “${projectTitle}”:\n\n`;
