import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnApplication } from '#features/hiring/applications/contract/application-views.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { DateText } from '#ui/primitives/date-text.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { Completion } from '../../contract/completion-view.ts';
import type { CompletionId } from '../../ids.ts';
import { answerWithinDays, wordsMaxLength } from '../../rules.ts';
import { completionMessages } from '../messages.ts';
import { completionsApi, refreshDeals } from '../queries.ts';
import { ChecklistDialog } from './checklist-dialog.tsx';
import { CompletionWords } from './completion-words.tsx';

interface CompletionPartProps {
  deal: Pick<OwnApplication, 'id' | 'completion'> & {
    can: Pick<OwnApplication['can'], 'complete' | 'answerCompletion' | 'takeCompletionBack'>;
  };
  /** The side that looks, and what the other one is called. */
  own: Side;
  other: string;
  projectTitle: string;
}

/** How the completion of a deal stands, and what this side can do about it. */
export function CompletionPart({ deal, own, other, projectTitle }: CompletionPartProps) {
  const { completion, can } = deal;
  return (
    <>
      {completion && <CompletionBanner completion={completion} own={own} other={other} />}
      {completion?.state === 'completed' && (
        <div>
          <Link
            to="/application/$applicationId/review"
            params={{ applicationId: deal.id }}
            className={buttonClassName({ variant: 'secondary', size: 'sm' })}
          >
            Write or Read Reviews<VisuallyHidden> of {projectTitle}</VisuallyHidden>
          </Link>
        </div>
      )}
      {(can.complete || can.answerCompletion || can.takeCompletionBack) && (
        <div className="flex flex-wrap gap-3">
          {can.complete && <Propose deal={deal} other={other} projectTitle={projectTitle} />}
          {completion && <Answers deal={deal} completion={completion} other={other} />}
        </div>
      )}
    </>
  );
}

interface CompletionBannerProps {
  completion: Completion;
  own: Side;
  other: string;
}

function CompletionBanner({ completion, own, other }: CompletionBannerProps) {
  const { state, proposedBy, proposedAt, answerBy, answeredAt, how, missing } = completion;
  const isOwn = proposedBy === own;
  if (state === 'completed') {
    return (
      <Banner
        tone="success"
        title={
          <>
            Completed
            {answeredAt && (
              <>
                {' '}
                on <DateText value={answeredAt} />
              </>
            )}
          </>
        }
      >
        <p>
          {isOwn ? proposerOf(completion) : other} proposed it on <DateText value={proposedAt} />.{' '}
          {how === 'no-answer' && `There was no answer for ${answerWithinDays} days.`}
          {how === 'confirmed' && (isOwn ? `${other} confirmed it.` : 'You confirmed it.')}
        </p>
        <CompletionWords completion={completion} />
      </Banner>
    );
  }
  if (state === 'missing') {
    return (
      <Banner tone="warning" title="Something is missing">
        <p className="wrap-anywhere whitespace-pre-line">What is missing: {missing}</p>
        <p>
          {isOwn ? other : 'You'} answered so
          {answeredAt && (
            <>
              {' '}
              on <DateText value={answeredAt} />
            </>
          )}
          . Both sides can propose completion again.
        </p>
      </Banner>
    );
  }
  return (
    <Banner
      tone={isOwn ? 'info' : 'warning'}
      title={
        <>
          {isOwn ? proposerOf(completion) : other} proposed completion on{' '}
          <DateText value={proposedAt} />
        </>
      }
    >
      <p>
        Until <DateText value={answerBy} /> {isOwn ? 'they' : 'you'} can answer; without an answer
        it is completed.
      </p>
      <CompletionWords completion={completion} />
    </Banner>
  );
}

const proposerOf = ({ proposer }: Completion): string => proposer ?? 'You';

function Propose({ deal, other, projectTitle }: Omit<CompletionPartProps, 'own'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        Propose Completion<VisuallyHidden> of {projectTitle}</VisuallyHidden>
      </Button>
      <ChecklistDialog
        title={`Is “${projectTitle}” completed?`}
        applicationId={deal.id}
        other={other}
        submitLabel="Propose Completion"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        send={(checklist, call) =>
          completionsApi.propose({ applicationId: deal.id as ApplicationId, checklist }, call)
        }
      />
    </>
  );
}

interface AnswersProps extends Pick<CompletionPartProps, 'deal' | 'other'> {
  completion: Completion;
}

function Answers({ deal: { can }, completion, other }: AnswersProps) {
  const queryClient = useQueryClient();
  const completionId = completion.id as CompletionId;
  const common = {
    size: 'sm',
    refusals: ['COMPLETION_STATE'],
    refresh: () => refreshDeals(queryClient),
  } as const;
  return (
    <>
      {can.answerCompletion && (
        <>
          <ActButton
            {...common}
            variant="primary"
            question={{
              title: 'Confirm that the project is completed?',
              description: `${other} will be notified. A completed project cannot be opened again.`,
              confirmLabel: 'Confirm Completion',
            }}
            send={(_, call) => completionsApi.confirm({ completionId }, call)}
            done={{ title: 'Project Completed', description: 'The other side will be notified.' }}
            failed={completionMessages.confirmFailed}
          >
            Confirm Completion
          </ActButton>
          <ActButton
            {...common}
            question={{
              title: 'What is missing?',
              description: 'The work goes on, and both sides can propose completion again.',
              confirmLabel: 'Send',
              reason: {
                label: 'What is missing',
                hint: `${other} will read it.`,
                maxLength: wordsMaxLength,
                requiredMessage: 'Please say what is missing',
              },
            }}
            send={(missing, call) => completionsApi.sayMissing({ completionId, missing }, call)}
            done={{ title: 'Answer Sent', description: 'The other side will be notified.' }}
            failed={completionMessages.missingFailed}
          >
            Something Is Missing
          </ActButton>
        </>
      )}
      {can.takeCompletionBack && (
        <ActButton
          {...common}
          question={{
            title: 'Take the proposal back?',
            description: `${other} will be notified. The work goes on.`,
            confirmLabel: 'Take Back',
          }}
          send={(_, call) => completionsApi.takeBack({ completionId }, call)}
          done={{ title: 'Proposal Taken Back', description: 'The other side will be notified.' }}
          failed={completionMessages.takeBackFailed}
        >
          Take Proposal Back
        </ActButton>
      )}
    </>
  );
}
