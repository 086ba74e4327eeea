import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { type DeclineReason, declineReasons } from '#catalogue/enumerations/invitation.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { ReceivedInvitation } from '../../contract/invitation-views.ts';
import { declineWordsMaxLength } from '../../rules.ts';
import { useAnswerInvitation } from '../hooks/use-answer-invitation.ts';
import { invitationMessages } from '../messages.ts';

type Declined = Pick<ReceivedInvitation, 'id' | 'clientName'>;

/** Declines an invitation, with a reason that its client reads. */
export function DeclineInvitation({ invitation }: { invitation: Declined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Decline this invitation?"
      description={`${invitation.clientName} reads the reason and what you write. The project is not open to you by this invitation any more.`}
      trigger={
        <Button variant="secondary">
          <X aria-hidden="true" />
          Decline
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {isOpen && <DeclineForm invitation={invitation} onEnd={() => setIsOpen(false)} />}
    </Dialog>
  );
}

function DeclineForm({ invitation, onEnd }: { invitation: Declined; onEnd: () => void }) {
  const name = useId();
  const [reason, setReason] = useState<DeclineReason>();
  const [words, setWords] = useState('');
  const [isClientMuted, setIsClientMuted] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { decide, isDeciding, failed } = useAnswerInvitation(invitation.id, onEnd);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const given = words.trim();
    if (reason && given.length <= declineWordsMaxLength) {
      decide({ as: 'declined', reason, words: given, isClientMuted });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {failed && <Banner tone="danger">{invitationMessages.declineFailed}</Banner>}
      <RadioGroup
        legend="Why?"
        name={name}
        required
        options={declineReasons.options}
        value={reason}
        error={isTried && !reason ? invitationMessages.reasonMissing : undefined}
        onValueChange={(value) => setReason(declineReasons.values.find((id) => id === value))}
      />
      <Field
        label="In your own words"
        hint="Optional. A sentence helps the client with the next invitation."
        counter={{ length: words.length, max: declineWordsMaxLength }}
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
      <Checkbox
        checked={isClientMuted}
        onChange={(event) => setIsClientMuted(event.target.checked)}
        label={`No more invitations from ${invitation.clientName}`}
        hint="They are not notified. You can change it on the page of this invitation."
      />
      <Button type="submit" variant="destructive" pending={isDeciding} className="self-end">
        Decline Invitation
      </Button>
    </form>
  );
}
