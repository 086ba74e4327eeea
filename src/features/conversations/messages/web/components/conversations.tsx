import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserType } from '#access/user.ts';
import { cx } from '#ui/class-names.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import type { ThreadsSearch } from '../queries.ts';
import { ThreadList } from './list/thread-list.tsx';

interface ConversationsProps {
  search: ThreadsSearch;
  userType: UserType;
  /** Whether one is open, or about to begin. */
  isOneOpen: boolean;
  /** The one that is open. */
  children: ReactNode;
}

/** All conversations and the one that is open: side by side where there is room, else one or the other. */
export function Conversations({ search, userType, isOneOpen, children }: ConversationsProps) {
  const Heading = isOneOpen ? 'h2' : 'h1';
  return (
    <Container
      // Its parts scroll, not the page.
      data-fills-screen=""
      className="flex min-h-0 flex-1 gap-8 pt-4"
    >
      <section
        aria-labelledby="conversations"
        className={cx(
          'flex min-h-0 w-full shrink-0 flex-col gap-3 pb-4 lg:w-88',
          isOneOpen && 'max-lg:hidden',
        )}
      >
        <Heading id="conversations" className="text-2xl font-semibold text-ink">
          Messages
        </Heading>
        <ThreadList search={search} userType={userType} />
      </section>
      {isOneOpen ? (
        <div className="flex min-h-0 min-w-0 flex-1 flex-col lg:border-l lg:border-line lg:pl-8">
          {children}
        </div>
      ) : (
        <div className="hidden min-w-0 flex-1 flex-col justify-center border-l border-line pb-4 pl-8 lg:flex">
          <EmptyState icon={<MessagesSquare />} title="Choose a conversation">
            What you choose on the left opens here.
          </EmptyState>
        </div>
      )}
    </Container>
  );
}
