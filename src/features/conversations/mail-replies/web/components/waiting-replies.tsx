import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import type { WaitingReplyView } from '../../contract.ts';
import { useReplyDecision } from '../hooks/use-reply-decision.ts';
import { reasonWords } from '../messages.ts';
import { waitingRepliesQuery } from '../queries.ts';

/** The own replies by mail that wait in a conversation; nothing where there are none. */
export function WaitingReplies({ threadId }: { threadId: string }) {
  const query = useQuery(waitingRepliesQuery(threadId));
  if (query.isLoadingError) return <PartFailed what="Your replies by email" query={query} />;
  const replies = query.data?.items ?? [];
  if (replies.length === 0) return null;
  return (
    <ul aria-label="Replies by email" className="max-h-[40vh] overflow-y-auto border-b border-line">
      {replies.map((reply) => (
        <li key={reply.id} className="border-b border-line py-3 last:border-b-0">
          <WaitingReply reply={reply} />
        </li>
      ))}
    </ul>
  );
}

function WaitingReply({ reply: { id, text, reasons } }: { reply: WaitingReplyView }) {
  const { decide, isDeciding, isDecided } = useReplyDecision(id);
  const isOver = isDeciding || isDecided;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">A reply by email is waiting</p>
      <p className="text-sm text-ink-muted">
        {reasons.map((reason) => reasonWords[reason]).join(' ')}
      </p>
      <p className="whitespace-pre-wrap break-words rounded-lg border border-line bg-surface p-3">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" pending={isOver} onClick={() => decide('send')}>
          Send Reply
        </Button>
        <Button size="sm" variant="secondary" pending={isOver} onClick={() => decide('discard')}>
          Discard
        </Button>
      </div>
    </div>
  );
}
