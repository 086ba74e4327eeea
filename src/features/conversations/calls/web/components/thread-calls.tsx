import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import type { Call } from '../../contract/call-views.ts';
import { useFocusWhenGone } from '../hooks/use-focus-after-answer.ts';
import { openCallsQuery } from '../queries.ts';
import { CallCard } from './call-card.tsx';

const askAgainAfter = 30_000;

/** The calls of a conversation that are proposed or lie ahead; nothing where there are none. */
export function ThreadCalls({ threadId }: { threadId: string }) {
  const answered = useRef<Call>(undefined);
  const query = useQuery({
    ...openCallsQuery(threadId),
    refetchInterval: askAgainAfter,
    refetchOnWindowFocus: 'always',
  });
  const calls = query.data?.items ?? none;
  const placeRef = useFocusWhenGone<HTMLDivElement>(answered, calls);
  const [hasHadSome, setHasHadSome] = useState(false);
  if (calls.length > 0 && !hasHadSome) setHasHadSome(true);
  if (query.isLoadingError) return <PartFailed what="Your calls" query={query} />;
  if (calls.length === 0 && !hasHadSome) return null;
  const waiting = calls.filter(({ can }) => can.answer).length;
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  return (
    <div ref={placeRef} tabIndex={-1} className="border-b border-line py-2">
      {calls.length === 0 ? (
        <p className="text-sm text-ink-muted">No call is proposed or ahead any more.</p>
      ) : (
        <Disclosure summary={waiting > 0 ? `${count}: a time waits for your answer` : count}>
          <ul className="flex max-h-[50vh] flex-col gap-3 overflow-y-auto py-2">
            {calls.map((call) => (
              <li key={call.id}>
                <CallCard call={call} level={2} isInThread answered={answered} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

const none: readonly Call[] = [];
