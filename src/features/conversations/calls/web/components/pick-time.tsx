import { type FormEvent, useId, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import type { Call } from '../../contract/call-views.ts';
import { timeWithZone } from '../../rules/zones.ts';
import { useCallChange } from '../hooks/use-call-change.ts';
import { useMinute } from '../hooks/use-minute.ts';
import { useOwnZone } from '../hooks/use-own-zone.ts';
import { callWords } from '../messages.ts';
import { callsApi } from '../queries.ts';

interface PickTimeProps {
  call: Call;
  /** A time was picked; what has the focus is about to go. */
  onPicked: () => void;
}

/**
 * The times that were proposed, on both clocks, one of which is picked. What has passed stays in sight, and is picked
 * no more.
 */
export function PickTime({ call, onPicked }: PickTimeProps) {
  const zone = useOwnZone();
  const name = useId();
  const minute = useMinute();
  const hasPassed = (time: string): boolean => new Date(time) <= minute;
  const [chosen, setChosen] = useState(call.times.length === 1 ? call.times[0] : undefined);
  const [isTried, setIsTried] = useState(false);
  const startsAt = call.times.find((time) => time === chosen && !hasPassed(time));
  const { change, isChanging, problem } = useCallChange<string>({
    send: (picked, sending) =>
      callsApi.pick({ callId: call.id, revision: call.revision, startsAt: picked, zone }, sending),
    words: callWords.picked,
    onEnd: onPicked,
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (startsAt) change(startsAt);
  }
  const { otherName, otherZone } = call;
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col items-start gap-3">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <RadioGroup
        legend={`Times that ${otherName} proposes`}
        name={name}
        options={call.times.map((time) => {
          const at = new Date(time);
          const own = timeWithZone(zone, at);
          const theirs = otherZone && timeWithZone(otherZone, at);
          const hint = [
            theirs && theirs !== own && `For ${otherName}: ${theirs}`,
            hasPassed(time) && 'This time has passed.',
          ].filter(Boolean);
          return {
            value: time,
            label: own,
            disabled: hasPassed(time),
            ...(hint.length > 0 && { hint: hint.join(' · ') }),
          };
        })}
        value={startsAt}
        error={isTried && !startsAt ? 'Please choose one of the times' : undefined}
        onValueChange={setChosen}
      />
      {call.times.every(hasPassed) ? (
        <p>None of these times can be picked any more. You can propose others.</p>
      ) : (
        <Button type="submit" size="sm" pending={isChanging}>
          {call.state === 'fixed' ? 'Move to This Time' : 'Agree to This Time'}
        </Button>
      )}
    </form>
  );
}
