import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { itemsOf, PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { ProgressBar } from '#ui/primitives/progress-bar.tsx';
import type { AnnouncementView } from '../../contract.ts';
import { type AnnouncementAct, announcementActs } from '../../rules/life-cycle.ts';
import { useEndOfAnnouncements } from '../hooks/use-end-of-announcements.ts';
import {
  actWords,
  announcementsFailedToLoad,
  progressInWords,
  recipientsInWords,
  stateWords,
} from '../messages.ts';
import { announcementsApi, announcementsQuery } from '../queries.ts';
import { AnnouncementDeliveries } from './announcement-deliveries.tsx';

const acts = ['pause', 'resume', 'cancel'] as const;

/** What can be done with a blast now, each with the question before it. */
function AnnouncementActs({ blast }: { blast: AnnouncementView }) {
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

const tones = {
  sending: 'info',
  paused: 'warning',
  asking: 'warning',
  cancelled: 'neutral',
  finished: 'success',
} as const;

/** Every blast with its progress, which is counted anew while it moves. */
export function AnnouncementList() {
  const query = useInfiniteQuery(announcementsQuery);
  useEndOfAnnouncements(query.isSuccess ? itemsOf(query) : null);
  return (
    <section aria-labelledby="blasts" className="flex flex-col gap-4">
      <h2 id="blasts" className="text-xl font-semibold text-ink">
        Email blasts so far
      </h2>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading email blasts…', skeletons: 1, className: 'h-40 w-full' }}
        failed={<ListFailed title={announcementsFailedToLoad} query={query} />}
        empty={
          <EmptyState icon={<Send />} title="Nothing sent yet" level={3}>
            Each email blast is listed here, with what became of every mail.
          </EmptyState>
        }
        status={showing('email blast')}
        moreLabel="Load More"
        moreFailed={announcementsFailedToLoad}
      >
        {(blast) => <AnnouncementCard blast={blast} />}
      </PagedList>
    </section>
  );
}

function AnnouncementCard({ blast }: { blast: AnnouncementView }) {
  const { counts, recipientType, state } = blast;
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const waiting = counts.pending + counts.sending;
  const settled = all - waiting - counts.cancelled;
  return (
    <Card>
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <CardTitle level={3} className="wrap-anywhere">
            {blast.subject}
          </CardTitle>
          <Badge tone={tones[state]}>{stateWords[state]}</Badge>
        </div>
        <p className="text-sm text-ink-muted">
          To {recipientsInWords(all, recipientType).toLowerCase()}, from {blast.fromEmail}, on{' '}
          <DateText value={blast.createdAt} />
        </p>
      </div>
      {state === 'asking' && (
        <Banner tone="warning" title="This email blast was forgotten for more than a day">
          {`Nothing was heard of the mail server. ${recipientsInWords(waiting, recipientType)} still ${waiting === 1 ? 'waits' : 'wait'}. Does what you wrote still hold?`}
        </Banner>
      )}
      <ProgressBar label="Mails sent" detail={progressInWords(counts)} part={settled / all} />
      <AnnouncementDeliveries blast={blast} />
      {state !== 'finished' && state !== 'cancelled' && (
        <CardFooter>
          <AnnouncementActs blast={blast} />
        </CardFooter>
      )}
    </Card>
  );
}
