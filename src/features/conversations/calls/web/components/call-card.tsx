import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/primitives/badge.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card } from '#ui/primitives/card.tsx';
import type { Call } from '../../contract/call-views.ts';
import { serviceOf } from '../../rules/meeting-url.ts';
import { timeWithZone } from '../../rules/zones.ts';
import { type AnsweredCall, useFocusOnAnswered } from '../hooks/use-focus-after-answer.ts';
import { useOwnZone } from '../hooks/use-own-zone.ts';
import { ChangeLink, OtherTimes } from './change-call.tsx';
import { EndCall } from './end-call.tsx';
import { PickTime } from './pick-time.tsx';

interface CallCardProps {
  call: Call;
  level: 2 | 3;
  /** In the conversation itself no way leads there. */
  isInThread?: boolean | undefined;
  /** What the reader has just answered or ended: it may come back in another list. */
  answered: AnsweredCall;
}

/** One call, with all that can be done about it. */
export function CallCard({ call, level, isInThread = false, answered }: CallCardProps) {
  const { revision, otherName, otherZone, startsAt, meetingUrl, times, minutes, can, words } = call;
  const Heading = level === 2 ? 'h2' : 'h3';
  // The button that answered goes, and the focus would be at the top of the page.
  const title = useFocusOnAnswered(answered, call);
  const noteAnswer = () => {
    answered.current = call;
  };
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
      {can.answer && <PickTime key={revision} call={call} onPicked={noteAnswer} />}
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
        {can.answer && <EndCall call={call} as="decline" onEnded={noteAnswer} />}
        {can.change && <OtherTimes call={call} />}
        {can.change && <ChangeLink call={call} />}
        {can.cancel && <EndCall call={call} as="cancel" onEnded={noteAnswer} />}
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

interface CallTimeProps {
  at: string;
  /** The zone of the other person; null where it is not known. */
  otherZone: string | null;
  otherName: string;
}

/** A time on the reader's clock, and on the other person's where that shows another one. */
function CallTime({ at, otherZone, otherName }: CallTimeProps) {
  const zone = useOwnZone();
  const time = new Date(at);
  const own = timeWithZone(zone, time);
  const theirs = otherZone && timeWithZone(otherZone, time);
  return (
    <>
      <time dateTime={at} className="block tabular-nums">
        {own}
      </time>
      {theirs && theirs !== own && (
        <span className="block text-sm text-ink-muted tabular-nums">
          For {otherName}: {theirs}
        </span>
      )}
    </>
  );
}
