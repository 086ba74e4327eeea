import { type FormEvent, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { Call } from '../../contract/call-views.ts';
import { wordsMaxLength } from '../../rules/limits.ts';
import { useCallChange } from '../hooks/use-call-change.ts';
import { callWords } from '../messages.ts';
import { callsApi } from '../queries.ts';

interface EndCallProps {
  call: Call;
  as: 'decline' | 'cancel';
  /** It is over; the button that opened this is about to go. */
  onEnded: () => void;
}

/** Declines the times of a call, takes them back or cancels it, with a reason if one likes. */
export function EndCall({ call, as, onEnded }: EndCallProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { button, title, description } = wordsOf(call, as);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={title}
      description={description}
      trigger={
        <Button variant="secondary" size="sm">
          {button}
          <VisuallyHidden>: {call.otherName}</VisuallyHidden>
        </Button>
      }
    >
      {isOpen && (
        <EndForm
          call={call}
          as={as}
          label={button}
          onEnd={() => {
            onEnded();
            setIsOpen(false);
          }}
        />
      )}
    </Dialog>
  );
}

function wordsOf({ state, otherName }: Call, as: EndCallProps['as']) {
  if (as === 'decline') {
    return {
      button: 'Decline',
      title: 'Decline these times?',
      description:
        state === 'fixed'
          ? 'The call stays where it is.'
          : `${otherName} is told by e-mail. You can also propose other times.`,
    };
  }
  return state === 'fixed'
    ? {
        button: 'Cancel Call',
        title: 'Cancel this call?',
        description: 'Both of you receive an e-mail that takes it out of the calendar.',
      }
    : {
        button: 'Take Back',
        title: 'Take these times back?',
        description: `${otherName} can no longer pick one. No e-mail is sent.`,
      };
}

interface EndFormProps extends Pick<EndCallProps, 'call' | 'as'> {
  label: string;
  onEnd: () => void;
}

function EndForm({ call, as, label, onEnd }: EndFormProps) {
  const [words, setWords] = useState('');
  const { change, isChanging, problem } = useCallChange<string>({
    send: (given, sending) =>
      callsApi[as]({ callId: call.id, revision: call.revision, words: given }, sending),
    words: as === 'decline' ? callWords.declined : callWords.cancelled,
    onEnd,
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (words.trim().length <= wordsMaxLength) change(words.trim());
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Field
        label="Reason"
        optional
        hint={`${call.otherName} reads it.`}
        counter={{ length: words.length, max: wordsMaxLength }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="destructive" pending={isChanging} className="self-end">
        {label}
      </Button>
    </form>
  );
}
