import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { Badge } from '#ui/primitives/badge.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card } from '#ui/primitives/card.tsx';
import type { Call } from '../../contract/call-views.ts';
import { serviceOf } from '../../rules/meeting-url.ts';
import { CallTime } from './call-time.tsx';
import { ChangeLink, OtherTimes } from './change-call.tsx';
import { EndCall } from './end-call.tsx';
import { PickTime } from './pick-time.tsx';

interface CallCardProps {
  call: Call;
  level: 2 | 3;
  /** In the conversation itself no way leads there. */
  isInThread?: boolean | undefined;
  /** The call that the reader has just answered, as it was: it may come back in another list. */
  answered?: RefObject<Call | undefined> | undefined;
}

/** One call, with all that can be done about it. */
export function CallCard({ call, level, isInThread = false, answered }: CallCardProps) {
  const { id, revision, otherName, otherZone, startsAt, meetingUrl, times, minutes, can, words } =
    call;
  const Heading = level === 2 ? 'h2' : 'h3';
  const title = useRef<HTMLHeadingElement>(null);
  // The button that answered has gone, and the focus would be at the top of the page.
  useEffect(() => {
    if (answered?.current?.id !== id || answered.current.revision === revision) return;
    answered.current = undefined;
    title.current?.focus();
  }, [answered, id, revision]);
  return (
    <Card compact className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading ref={title} tabIndex={-1} className="font-semibold wrap-anywhere text-ink">
          Call with {otherName}, {minutes} minutes
        </Heading>
        <StateBadge call={call} />
      </div>
      {startsAt && <CallTime at={startsAt} otherZone={otherZone} otherName={otherName} />}
      {words && (
        <p className="wrap-anywhere whitespace-pre-line">
          {call.isOwnAct ? 'You said' : `${otherName} said`}: “{words}”
        </p>
      )}
      {can.answer && (
        <PickTime
          key={revision}
          call={call}
          onPicked={() => {
            if (answered) answered.current = call;
          }}
        />
      )}
      {!can.answer && times.length > 0 && (
        <div>
          <p className="text-sm text-ink-muted">You propose:</p>
          <ul className="flex flex-col gap-1">
            {times.map((time) => (
              <li key={time}>
                <CallTime at={time} otherZone={otherZone} otherName={otherName} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {meetingUrl && (
        <p>
          <a
            href={meetingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="wrap-anywhere text-primary-ink underline underline-offset-2"
          >
            Join by {serviceOf(meetingUrl)}
            <span className="sr-only"> (opens a new tab)</span>
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {can.answer && <EndCall call={call} as="decline" />}
        {can.change && <OtherTimes call={call} />}
        {can.change && <ChangeLink call={call} />}
        {can.cancel && <EndCall call={call} as="cancel" />}
        {!isInThread && (
          <Link
            to="/messages/$threadId"
            params={{ threadId: call.threadId }}
            className={buttonClassName({ variant: 'ghost', size: 'sm' })}
          >
            Conversation<span className="sr-only"> with {otherName}</span>
          </Link>
        )}
      </div>
    </Card>
  );
}

function StateBadge({ call: { state, can, times, isOwnAct, endsAt } }: { call: Call }) {
  if (can.answer) return <Badge tone="warning">Waits for you</Badge>;
  if (state === 'proposed') return <Badge>Waits for an answer</Badge>;
  if (state === 'declined') return <Badge>{isOwnAct ? 'You declined' : 'Declined'}</Badge>;
  if (state === 'cancelled') return <Badge>{isOwnAct ? 'You cancelled' : 'Cancelled'}</Badge>;
  if (times.length > 0) return <Badge>To be moved</Badge>;
  return <Badge tone="success">{endsAt && !can.cancel ? 'Over' : 'Fixed'}</Badge>;
}
