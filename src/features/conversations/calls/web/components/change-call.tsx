import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { Call } from '../../contract/call-views.ts';
import { useCallChange } from '../hooks/use-call-change.ts';
import { callWords } from '../messages.ts';
import { callsApi } from '../queries.ts';
import { isLinkRight, MeetingLinkField } from './meeting-link-field.tsx';

// The form is fetched when it is opened.
const OfferForm = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm }));

/** Proposes other times for a call; of one that is fixed, times to move it to. */
export function OtherTimes({ call }: { call: Call }) {
  const [isOpen, setIsOpen] = useState(false);
  const isFixed = call.state === 'fixed';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={isFixed ? 'Move this call' : 'Propose other times'}
      description={
        isFixed
          ? `The call stays where it is until ${call.otherName} picks one of your times.`
          : 'They take the place of the times that are proposed now.'
      }
      trigger={
        <Button variant="secondary" size="sm">
          {isFixed ? 'Move' : 'Propose Other Times'}
          <VisuallyHidden>: call with {call.otherName}</VisuallyHidden>
        </Button>
      }
    >
      <Suspense>
        {isOpen && (
          <OfferForm
            about={{ call }}
            otherName={call.otherName}
            otherZone={call.otherZone}
            onEnd={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </Dialog>
  );
}

/** Says where a call takes place. */
export function ChangeLink({ call }: { call: Call }) {
  const [isOpen, setIsOpen] = useState(false);
  const label = call.meetingUrl ? 'Change Link' : 'Add Link';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Where do you meet?"
      trigger={
        <Button variant="secondary" size="sm">
          {label}
          <VisuallyHidden>: call with {call.otherName}</VisuallyHidden>
        </Button>
      }
    >
      {isOpen && <LinkForm call={call} onEnd={() => setIsOpen(false)} />}
    </Dialog>
  );
}

function LinkForm({ call, onEnd }: { call: Call; onEnd: () => void }) {
  const [meetingUrl, setMeetingUrl] = useState(call.meetingUrl);
  const [isTried, setIsTried] = useState(false);
  const { change, isChanging, problem } = useCallChange<string>({
    send: (given, sending) =>
      callsApi.setLink({ callId: call.id, revision: call.revision, meetingUrl: given }, sending),
    words: callWords.linked,
    onEnd,
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isLinkRight(meetingUrl)) change(meetingUrl.trim());
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <MeetingLinkField
        value={meetingUrl}
        onChange={setMeetingUrl}
        isTried={isTried}
        title={`Call with ${call.otherName}`}
        startsAt={call.startsAt ? new Date(call.startsAt) : undefined}
        minutes={call.minutes}
      />
      <Button type="submit" pending={isChanging} className="self-end">
        Save Link
      </Button>
    </form>
  );
}
