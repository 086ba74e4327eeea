import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import type { AnnouncementView } from '../../contract.ts';
import { type AnnouncementAct, announcementActs } from '../../rules/life-cycle.ts';
import { actWords } from '../messages.ts';
import { announcementsApi } from '../queries.ts';

const acts = ['pause', 'resume', 'cancel'] as const;

/** What can be done with a blast now, each with the question before it. */
export function AnnouncementActs({ blast }: { blast: AnnouncementView }) {
  const [asked, setAsked] = useState<AnnouncementAct | null>(null);
  // The words stay while the dialog fades.
  const [shown, setShown] = useState<AnnouncementAct>('pause');
  const queryClient = useQueryClient();
  const { decide, isDeciding, failed } = useDecision({
    send: (act: AnnouncementAct, call) => announcementsApi.steer({ blastId: blast.id, act }, call),
    done: (act) => ({ title: actWords[act].done, description: blast.subject }),
    refusal: (error) => messageOf(error, 'BLAST_STATE', 'BLAST_NOT_FOUND'),
    onEnd: () => setAsked(null),
    refresh: () => queryClient.invalidateQueries({ queryKey: ['mail-blasts'] }),
  });
  const words = actWords[shown];
  return (
    <>
      {acts
        .filter((act) => announcementActs[act].from.includes(blast.state))
        .map((act) => (
          <Button
            key={act}
            size="sm"
            variant={act === 'resume' ? 'primary' : 'secondary'}
            onClick={() => {
              setShown(act);
              setAsked(act);
            }}
          >
            {actWords[act].button}
          </Button>
        ))}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={words.question}
        description={words.effect}
        confirmLabel={words.button}
        cancelLabel="Leave it"
        destructive={shown === 'cancel'}
        pending={isDeciding}
        error={failed ? 'That did not work. Please try again.' : undefined}
        onConfirm={() => decide(shown)}
      />
    </>
  );
}
