import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { nameOfSkill } from '#catalogue/skills.ts';
import { initialsOfName } from '#features/identity/accounts/rules/person-name.ts';
import { availabilityOf } from '#features/profiles/consultants/web/components/availability-words.ts';
import {
  experienceOf,
  whereOf,
} from '#features/profiles/consultants/web/components/profile-details.ts';
import { RateText } from '#features/profiles/consultants/web/components/rate-text.tsx';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { blurredPhotoNote } from '#features/profiles/photos/web/messages.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { termLines } from '../../rules/terms-in-words.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { TriageControls } from './triage-controls.tsx';

const shownSkills = 2;

interface ReceivedApplicationCardProps {
  application: ReceivedApplication;
  /** Points of 100; undefined until they are known. */
  score: number | undefined;
  /** What is known of how the consultant answers. */
  answers?: ReactNode;
  /** A way to choose this one from the list. */
  choice?: ReactNode;
}

/** An application in its project's list; the whole card leads to the application. */
export function ReceivedApplicationCard(props: ReceivedApplicationCardProps) {
  const { application, score, answers, choice } = props;
  const { consultant, terms, status } = application;
  return (
    <Card interactive data-application={application.id}>
      <div className="flex items-start gap-3">
        <ConsultantPhoto
          initials={initialsOfName(consultant.name)}
          imageUrl={consultant.photoUrl}
          note={!consultant.isPhotoSharp && blurredPhotoNote(consultant.name)}
        />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <div className="min-w-0 grow basis-40">
            <CardTitle level={3} className="wrap-anywhere">
              <Link
                to="/application/$applicationId"
                params={{ applicationId: application.id }}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {consultant.name}
              </Link>
            </CardTitle>
            <p className="wrap-anywhere text-ink-muted">{consultant.title}</p>
          </div>
          <span className="flex shrink-0 flex-wrap gap-2">
            {score !== undefined && (
              <Badge tone={score >= 70 ? 'success' : 'neutral'} className="tabular-nums">
                <span>
                  Match {score}
                  <span className="sr-only"> of 100</span>
                </span>
              </Badge>
            )}
            {application.isNew && <Badge tone="info">Unread</Badge>}
            {application.offeredUntil && status === 'pending' && (
              <Badge tone="info">Offer open</Badge>
            )}
            <ApplicationStatusBadge
              status={status}
              isBeingApproved={application.approval?.state === 'waiting'}
            />
          </span>
        </div>
      </div>
      <BadgeList
        label="Skills"
        names={consultant.primarySkills.map(nameOfSkill)}
        limit={shownSkills}
      />
      <p className="line-clamp-3 wrap-anywhere">{application.coverLetter}</p>
      {terms && <p className="text-sm">Proposes {termLines(terms).join(' · ')}</p>}
      <CardFooter className="gap-x-6 gap-y-1 text-sm text-ink-muted">
        <span>
          Applied <DateText value={application.createdAt} />
        </span>
        {!consultant.hasLeft && (
          <>
            <span>
              <RateText {...consultant} />
            </span>
            <span>{experienceOf(consultant)}</span>
            <span>{whereOf(consultant)}</span>
            <span>
              <span className="sr-only">Availability: </span>
              {availabilityOf(consultant)}
            </span>
          </>
        )}
      </CardFooter>
      {/* Above the link that covers the card, as is the choice. */}
      {answers && <div className="relative self-start empty:hidden">{answers}</div>}
      <div className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-2 noscript:hidden">
        <TriageControls application={application} />
        {choice}
      </div>
    </Card>
  );
}
