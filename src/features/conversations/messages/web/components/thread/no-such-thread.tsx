import { Link } from '@tanstack/react-router';
import { MessageCircleOff } from 'lucide-react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import type { ThreadsSearch } from '../../queries.ts';

interface MissingProps {
  /** What the list shows. */
  search: ThreadsSearch;
}

/** In the place of a conversation that is not there, or not the reader's. */
export const NoSuchThread = ({ search }: MissingProps) => (
  <Missing title="Conversation not found" search={search}>
    It does not exist, or it is not yours.
  </Missing>
);

/** Shown for a user to whom the reader cannot write. */
export const NoSuchPerson = ({ search }: MissingProps) => (
  <Missing title="You cannot write to this person" search={search}>
    Clients write to consultants who are listed, and consultants to clients to one of whose projects
    they have applied.
  </Missing>
);

function Missing({ title, search, children }: MissingProps & { title: string; children: string }) {
  return (
    <div className="flex flex-1 flex-col justify-center py-6">
      <EmptyState
        level={1}
        icon={<MessageCircleOff />}
        title={title}
        action={
          <Link
            to="/messages"
            search={search}
            className={buttonClassName({ variant: 'secondary' })}
          >
            Your Conversations
          </Link>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
