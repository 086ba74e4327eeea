import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { Correspondent } from '../../../contract/thread-views.ts';
import type { ThreadsSearch } from '../../queries.ts';
import { CorrespondentPhoto } from '../correspondent-photo.tsx';

interface ThreadHeaderProps {
  other: Correspondent;
  /** What the list shows, to come back to. */
  search: ThreadsSearch;
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  actions?: ReactNode;
}

/** With whom a conversation is, and the way back to all of them where there is no room for both. */
export function ThreadHeader({ other, search, headingRef, actions }: ThreadHeaderProps) {
  const { userId: consultantId, name, title, company, userType, isListed } = other;
  return (
    <header className="flex items-center gap-3 border-b border-line pb-3">
      <Link
        to="/messages"
        search={search}
        aria-label="Back to all conversations"
        title="Back to all conversations"
        className="-ml-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-primary-soft hover:text-ink lg:hidden print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <CorrespondentPhoto other={other} />
      <div className="min-w-0 flex-1">
        <h1 ref={headingRef} tabIndex={-1} className="truncate text-lg font-semibold text-ink">
          {name}
        </h1>
        <p className="truncate text-sm text-ink-muted">
          {isListed ? (
            <Link to="/consultant/$consultantId" params={{ consultantId }}>
              {title || 'D365 Consultant'}
            </Link>
          ) : (
            title || company || (userType === 'client' ? 'Client' : 'D365 Consultant')
          )}
        </p>
      </div>
      {actions && <div className="flex shrink-0 items-center gap-1 print:hidden">{actions}</div>}
    </header>
  );
}
