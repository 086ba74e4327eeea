import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { instantOf } from '#lib/wall-time.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { Call } from '../../contract/call-views.ts';
import { useCallChange } from '../hooks/use-call-change.ts';
import { useOwnBusyNote } from '../hooks/use-own-busy-note.ts';
import { useOwnZone } from '../hooks/use-own-zone.ts';
import { callWords } from '../messages.ts';
import { callsApi, hoursQuery } from '../queries.ts';
import { isLinkRight, MeetingLinkField } from './meeting-link-field.tsx';
import { OtherHours, outsideNote } from './other-hours.tsx';
import { problemOf, TimeFields, type TypedTime } from './time-fields.tsx';

const lengths = [15, 30, 45, 60, 90].map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));
const textMaxLength = 5000;

interface OfferFormProps {
  /** Whom a new call is proposed to, or the call that other times are proposed for. */
  about: { personId: string } | { call: Call };
  otherName: string;
  /** The zone of the other person; null where it is not known. */
  otherZone: string | null;
  onEnd: () => void;
}

/** Times for a call; of a new one also the message that goes with it, and where it takes place. */
export function OfferForm({ about, otherName, otherZone, onEnd }: OfferFormProps) {
  const zone = useOwnZone();
  const call = 'call' in about ? about.call : undefined;
  const hours = useQuery(hoursQuery('call' in about ? about.call.otherId : about.personId));
  const week = hours.data?.week ?? null;
  const ownBusyNote = useOwnBusyNote();
  const [callId] = useState(() => crypto.randomUUID());
  const [times, setTimes] = useState<TypedTime[]>([{ key: 0, wall: '' }]);
  const [minutes, setMinutes] = useState(String(call?.minutes ?? 30));
  const [text, setText] = useState(
    'I would like to talk with you. Does one of these times suit you?',
  );
  const [meetingUrl, setMeetingUrl] = useState('');
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const instants = times.map(({ wall }) => instantOf(wall, zone));
  const { change, isChanging, problem, busyTimes } = useCallChange<string[]>({
    send: (startsAt, sending) => {
      const offer = { startsAt, minutes: Number(minutes), zone };
      if ('call' in about) {
        const { id, revision } = about.call;
        return callsApi.offerTimes({ callId: id, revision, ...offer }, sending);
      }
      const { personId } = about;
      const proposal = { callId, personId, text: text.trim(), meetingUrl: meetingUrl.trim() };
      return callsApi.propose({ ...proposal, ...offer }, sending);
    },
    words: call ? callWords.offered : callWords.proposed,
    onEnd,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const isWritten = call !== undefined || (text.trim() !== '' && isLinkRight(meetingUrl));
    if (isWritten && instants.every((instant) => problemOf(instant) === undefined)) {
      change(instants.flatMap((instant) => (instant ? [instant.toISOString()] : [])));
      return;
    }
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <OtherHours query={hours} otherName={otherName} />
      <TimeFields
        times={times}
        onChange={setTimes}
        isTried={isTried}
        otherName={otherName}
        otherZone={week?.zone ?? otherZone}
        noteOf={(instant) =>
          busyTimes.includes(instant.toISOString())
            ? callWords.notFree
            : (ownBusyNote(instant, Number(minutes)) ??
              (week
                ? outsideNote(week, { instant, minutes: Number(minutes), zone, otherName })
                : undefined))
        }
      />
      <Field label="Length">
        {(control) => (
          <Select
            {...control}
            options={
              lengths.some(({ value }) => value === minutes)
                ? lengths
                : [...lengths, { value: minutes, label: `${minutes} minutes` }]
            }
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        )}
      </Field>
      {!call && (
        <>
          <Field
            label="Message"
            hint="It stands in your conversation."
            error={isTried && text.trim() === '' ? callWords.textMissing : undefined}
            counter={{ length: text.length, max: textMaxLength }}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={textMaxLength}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            )}
          </Field>
          <MeetingLinkField
            value={meetingUrl}
            onChange={setMeetingUrl}
            isTried={isTried}
            title={`Call with ${otherName}`}
            startsAt={instants[0] ?? undefined}
            minutes={Number(minutes)}
          />
        </>
      )}
      <Button type="submit" pending={isChanging} className="self-end">
        {times.length === 1 ? 'Propose This Time' : 'Propose These Times'}
      </Button>
    </form>
  );
}
