import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { itemsOf } from '#ui/primitives/paged-list.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { noteMaxLength } from '../../rules.ts';
import { useSendInvitation } from '../hooks/use-send-invitation.ts';
import { invitationMessages } from '../messages.ts';
import { invitableProjectsQuery } from '../queries.ts';
import { ProjectToInviteTo } from './project-to-invite-to.tsx';

interface InviteFormProps {
  consultantId: string;
  projectId: string | undefined;
  onEnd: () => void;
}

/** Which project, and a note with it. */
export function InviteForm({ consultantId, projectId, onEnd }: InviteFormProps) {
  const query = useInfiniteQuery({
    ...invitableProjectsQuery(consultantId),
    enabled: projectId === undefined,
  });
  const [chosenId, setChosenId] = useState(projectId);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { decide, isDeciding, failed } = useSendInvitation(consultantId, onEnd);
  const isReady = projectId !== undefined || itemsOf(query).length > 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const given = note.trim();
    if (chosenId && given.length <= noteMaxLength) decide({ projectId: chosenId, note: given });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {failed && <Banner tone="danger">{invitationMessages.sendFailed}</Banner>}
      {projectId === undefined && (
        <ProjectToInviteTo
          query={query}
          chosenId={chosenId}
          onChoose={setChosenId}
          error={isTried && !chosenId ? invitationMessages.projectMissing : undefined}
        />
      )}
      {isReady && (
        <>
          <Field
            label="Note"
            hint="Why you ask them, and what matters to you. They read it in the e-mail, too."
            counter={{ length: note.length, max: noteMaxLength }}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            )}
          </Field>
          <Button type="submit" pending={isDeciding} className="self-end">
            Send Invitation
          </Button>
        </>
      )}
    </form>
  );
}
