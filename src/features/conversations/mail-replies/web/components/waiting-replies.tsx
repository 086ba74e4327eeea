import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { WaitingReplyView } from '../../contract.ts';
import { useReplyDecision } from '../hooks/use-reply-decision.ts';
import { reasonWords } from '../messages.ts';
import { type RepliesPlace, waitingRepliesQuery } from '../queries.ts';

interface WaitingRepliesProps {
  place: RepliesPlace;
  /** Told where a reply was sent to. */
  onSent?: ((threadId: string) => void) | undefined;
}

/** The own replies by mail that wait in a conversation, or for a person; nothing where there are none. */
export function WaitingReplies({ place, onSent }: WaitingRepliesProps) {
  const query = useQuery(waitingRepliesQuery(place));
  if (query.isLoadingError) return <PartFailed what="Your replies by email" query={query} />;
  return <ReplyList replies={query.data?.items ?? []} onSent={onSent} />;
}

interface ReplyListProps extends Pick<WaitingRepliesProps, 'onSent'> {
  replies: readonly WaitingReplyView[];
}

function ReplyList({ replies, onSent }: ReplyListProps) {
  const ref = useFocusAfterChange<HTMLDivElement>(`${replies.length}`, { preventScroll: true });
  return (
    <div ref={ref} tabIndex={-1}>
      {replies.length > 0 && (
        <ul
          aria-label="Replies by email"
          className="max-h-[40vh] overflow-y-auto border-b border-line"
        >
          {replies.map((reply) => (
            <li key={reply.id} className="border-b border-line py-3 last:border-b-0">
              <WaitingReply reply={reply} onSent={onSent} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface WaitingReplyProps extends Pick<WaitingRepliesProps, 'onSent'> {
  reply: WaitingReplyView;
}

function WaitingReply({ reply: { id, text, reasons, files }, onSent }: WaitingReplyProps) {
  const { decide, isDeciding, isDecided } = useReplyDecision(id, onSent);
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
      {files.length > 0 && (
        <ul aria-label="Files" className="break-words text-sm">
          {files.map(({ name, problem }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files of a mail may have one name.
            <li key={at}>
              {name}
              {problem !== null && <span className="text-ink-muted"> – {problem}</span>}
            </li>
          ))}
        </ul>
      )}
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
