import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { ConsultantFigures } from '#features/conversations/pending-actions/web/components/consultant-figures.tsx';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import { whereOf } from '#features/profiles/consultants/web/components/profile-details.ts';
import { RateText } from '#features/profiles/consultants/web/components/rate-text.tsx';
import { MatchBreakdown } from '#features/profiles/matching/web/components/match-breakdown.tsx';
import {
  matchedNames,
  relatedNames,
} from '#features/profiles/matching/web/components/match-words.ts';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { blurredPhotoOfConsultant } from '#features/profiles/photos/web/messages.ts';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { suggestionsContract } from '../../contract.ts';
import { suggestionsQuery } from '../queries.ts';

type Suggestion = z.infer<
  NonNullable<(typeof suggestionsContract.suggestConsultants)['~orpc']['outputSchema']>
>['items'][number];

const maxSkills = 3;

interface SuggestedConsultantsProps {
  projectId: string;
  /** What stands on each card to be done with its consultant. */
  actionFor?: (consultant: ConsultantCard) => ReactNode;
}

/** The consultants that fit a project best, by initials, with the reasons. */
export function SuggestedConsultants({ projectId, actionFor }: SuggestedConsultantsProps) {
  const { data, isPending, isFetching, refetch } = useQuery(suggestionsQuery(projectId));
  if (isPending) {
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <p role="status" className="sr-only">
          Looking for consultants who fit…
        </p>
        {['first', 'second', 'third'].map((position) => (
          <Skeleton key={position} className="h-56 w-full" />
        ))}
      </div>
    );
  }
  if (!data) {
    return (
      <EmptyState
        level={3}
        icon={<UsersRound />}
        title="The suggestions could not be loaded"
        action={
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<UsersRound />}
        title="No suggestions yet"
        action={
          <Link to="/find-consultants" className={buttonClassName({ variant: 'secondary' })}>
            Find Consultants
          </Link>
        }
      >
        Apart from those who have applied, no listed consultant fits what this project asks for. The
        search shows all consultants.
      </EmptyState>
    );
  }
  const consultantIds = data.map(({ consultant }) => consultant.userId);
  return (
    <ul className="grid items-start gap-4 sm:grid-cols-2">
      {data.map((suggestion) => (
        <li key={suggestion.consultant.userId} className="min-w-0">
          <SuggestionCard
            suggestion={suggestion}
            answers={
              <ConsultantFigures
                consultantIds={consultantIds}
                consultantId={suggestion.consultant.userId}
              />
            }
            action={actionFor?.(suggestion.consultant)}
          />
        </li>
      ))}
    </ul>
  );
}

interface SuggestionCardProps {
  suggestion: Suggestion;
  answers: ReactNode;
  action: ReactNode;
}

function SuggestionCard({ suggestion, answers, action }: SuggestionCardProps) {
  const { consultant, match } = suggestion;
  const { userId, initials, avatar, title } = consultant;
  const place = whereOf(consultant);
  const names = matchedNames(match);
  const related = relatedNames(match);
  return (
    <Card>
      <div className="flex items-start gap-3">
        <ConsultantPhoto
          initials={initials}
          personId={userId}
          imageUrl={avatar}
          note={!consultant.isAvatarSharp && blurredPhotoOfConsultant}
        />
        <div className="min-w-0 flex-1">
          <CardTitle level={3} className="wrap-anywhere">
            <Link
              to="/consultant/$consultantId"
              params={{ consultantId: userId }}
              className="text-ink no-underline hover:underline"
            >
              <VisuallyHidden>{initials}, </VisuallyHidden>
              {title || 'D365 Consultant'}
            </Link>
          </CardTitle>
          <p className="text-sm text-ink-muted">
            {place && `${place}\u00a0· `}
            <RateText hourlyRateUsd={consultant.hourlyRateUsd} />
          </p>
        </div>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="text-2xl font-semibold text-ink tabular-nums">{match.total}</span>
        <span className="text-ink-muted">of 100 match points</span>
      </p>
      {names.length > 0 && (
        <BadgeList label="Matching skills" names={names} limit={maxSkills} tone="success" />
      )}
      {related.length > 0 && (
        <p className="text-sm text-ink-muted">Related: {related.join(', ')}</p>
      )}
      {answers}
      <Disclosure summary="Why this score">
        <MatchBreakdown match={match} />
      </Disclosure>
      {action && <CardFooter>{action}</CardFooter>}
    </Card>
  );
}
