import { useId } from 'react';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { noteMaxLength } from '../../rules.ts';
import type { InvitationToPosted } from '../hooks/use-invite-to-posted.ts';

/** The invitation that goes out with a new project; nothing without an invitee. */
export function InvitationWithProject({ invitation }: { invitation: InvitationToPosted }) {
  const { invitee, isWanted, setWanted, note, setNote } = invitation;
  const titleId = useId();
  if (!invitee) return null;
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <CardTitle id={titleId}>Invitation</CardTitle>
        <Checkbox
          label={`Invite ${invitee.name} when the project is posted`}
          hint="They are notified by e-mail, and can read the project and apply, also when it is private."
          checked={isWanted}
          onChange={(event) => setWanted(event.currentTarget.checked)}
        />
        {isWanted && (
          <Field
            label="Note"
            hint="Why you ask them, and what matters to you. They read it in the e-mail, too."
            counter={{ length: note.length, max: noteMaxLength }}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={noteMaxLength}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </Card>
    </section>
  );
}
