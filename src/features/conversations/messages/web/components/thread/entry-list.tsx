import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { itemsOf, type PagedQuery } from '#ui/primitives/paged-list.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { Entry, Message } from '../../../contract/entry-views.ts';
import type { Thread } from '../../../contract/thread-views.ts';
import { useMarkRead } from '../../hooks/use-mark-read.ts';
import { useNewestInSight } from '../../hooks/use-newest-in-sight.ts';
import type { SentMessages } from '../../hooks/use-outbox.ts';
import { useReaderClock } from '../../hooks/use-reader-clock.ts';
import { messageWords } from '../../messages.ts';
import { EventLine } from './event-line.tsx';
import { MessageLine } from './message-line.tsx';
import { SpokenMoment } from './spoken-moment.tsx';
import { timelineOf } from './timeline.ts';
import { UnsentLine } from './unsent-line.tsx';

interface EntryListProps {
  thread: Thread;
  query: PagedQuery<Entry>;
  outbox: SentMessages;
  onDelete: (message: Message) => void;
  onReport: (message: Message) => void;
}

const isMessage = (entry: Entry): entry is Message => entry.kind === 'message';

/** What was said and what happened, oldest first and the newest in sight, with what waits to be sent at its end. */
export function EntryList({ thread, query, outbox, onDelete, onReport }: EntryListProps) {
  const { other } = thread;
  const clock = useReaderClock();
  const entries = itemsOf(query);
  const newest = entries.find(isMessage);
  const received = entries.filter(isMessage).find(({ isOwnSide }) => !isOwnSide);
  const unsent = useUnsent(entries, outbox);
  const readUpTo = useReadUpTo(thread, newest);
  const lines = timelineOf(entries, { dayOf: clock.dayOf, readUpTo });
  const loadOlder = () => {
    if (query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError) {
      query.fetchNextPage();
    }
  };
  const endKey = unsent.at(-1)?.id ?? lines.at(-1)?.key;
  const { ref, isAtEnd, showEnd, handleScroll } = useNewestInSight(endKey, loadOlder);
  useMarkRead(thread, received?.position, isAtEnd);
  useShowOwn(unsent.length, showEnd);
  const startRef = useFocusAfterChange<HTMLParagraphElement>(query.hasNextPage, {
    preventScroll: true,
  });

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* It grows upwards: without a script, too, it rests at its end. */}
      <section
        ref={ref}
        aria-label={`Conversation with ${other.name}`}
        onScroll={handleScroll}
        className="relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2 print:overflow-visible"
      >
        <div className="px-1 py-3">
          <div className="flex flex-col items-center gap-2 pb-3">
            {query.isFetchNextPageError && (
              <Banner tone="danger">{messageWords.olderFailed}</Banner>
            )}
            {query.hasNextPage ? (
              <Button
                variant="ghost"
                size="sm"
                pending={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show older messages
              </Button>
            ) : (
              <p ref={startRef} tabIndex={-1} className="text-sm text-ink-muted outline-none">
                The beginning of your conversation with {other.name}
              </p>
            )}
          </div>
          <ol className="flex flex-col gap-2">
            {lines.map((line) => (
              <li key={line.key}>
                {line.kind === 'day' && <Divider>{clock.dayInWords(line.moment)}</Divider>}
                {line.kind === 'new' && <NewDivider />}
                {line.kind === 'entry' &&
                  (line.entry.kind === 'message' ? (
                    <MessageLine
                      threadId={thread.id}
                      message={line.entry}
                      name={line.entry.by ?? other.name}
                      onDelete={onDelete}
                      onReport={onReport}
                    />
                  ) : (
                    <EventLine
                      event={line.entry}
                      other={other}
                      time={<SpokenMoment moment={line.entry.at} />}
                    />
                  ))}
              </li>
            ))}
            {unsent.map((message) => (
              <li key={message.id}>
                <UnsentLine message={message} outbox={outbox} />
              </li>
            ))}
          </ol>
        </div>
      </section>
      {!isAtEnd && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center print:hidden">
          <Button
            variant="secondary"
            size="sm"
            className="pointer-events-auto shadow-popup"
            onClick={showEnd}
          >
            <ArrowDown aria-hidden="true" />
            {received && received.position > thread.readPosition ? 'New messages' : 'To the newest'}
          </Button>
        </div>
      )}
      <NewsSpoken newest={received} name={received?.by ?? other.name} />
    </div>
  );
}

function Divider({ children }: { children: ReactNode }) {
  return (
    <h2 className="my-2 flex items-center gap-3 text-sm font-medium text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </h2>
  );
}

function NewDivider() {
  return (
    <p className="my-1 flex items-center gap-3 text-sm font-semibold text-primary-ink before:h-px before:flex-1 before:bg-primary-line after:h-px after:flex-1 after:bg-primary-line">
      New
    </p>
  );
}

/** Says what the other person writes while the conversation is open, to those who do not see it come. */
function NewsSpoken({ newest, name }: { newest: Message | undefined; name: string }) {
  const known = useRef(newest?.position);
  const [words, setWords] = useState('');
  const position = newest?.position;
  useEffect(() => {
    const before = known.current;
    known.current = position;
    if (!newest || before === undefined || newest.position <= before) return;
    const files = newest.files.map((file) => `, with the file ${file.name}`).join('');
    setWords(`New message from ${name}: ${newest.text}${files}`);
  }, [position, newest, name]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

/** A message that arrived although its answer was lost is no longer unsent. */
function useUnsent(entries: readonly Entry[], { unsent, discard }: SentMessages) {
  const arrived = unsent.filter(({ id }) => entries.some((entry) => entry.id === id));
  const settled = arrived.filter(({ stoppedBy }) => stoppedBy !== undefined);
  useEffect(() => {
    for (const { id } of settled) discard(id);
  });
  return unsent.filter((message) => !arrived.includes(message));
}

/** Up to where everything was read when the conversation was opened; a user who answers has read all of it. */
function useReadUpTo({ readPosition }: Thread, newest: Message | undefined): number {
  const [opened] = useState(readPosition);
  return newest?.isOwn ? newest.position : opened;
}

/** A message that was just written is scrolled to, from wherever its writer was reading. */
function useShowOwn(unsentCount: number, showEnd: () => void): void {
  const before = useRef(unsentCount);
  useEffect(() => {
    if (unsentCount > before.current) showEnd();
    before.current = unsentCount;
  }, [unsentCount, showEnd]);
}
