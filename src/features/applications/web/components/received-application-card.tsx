import { Link } from '@tanstack/react-router';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { ConsultantPhoto } from '#features/photos/web/components/consultant-photo.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { experienceText, initialsOf, placeText, rateText } from './consultant-facts.ts';
import { SkillBadges } from './skill-badges.tsx';

const shownSkills = 2;

/** An application in its project's list; the whole card leads to the application. */
export function ReceivedApplicationCard({ application }: { application: ReceivedApplication }) {
  const { consultant } = application;
  return (
    <Card interactive>
      <div className="flex items-start gap-3">
        <ConsultantPhoto initials={initialsOf(consultant.name)} imageUrl={consultant.photoUrl} />
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
          <span className="flex shrink-0 gap-2">
            {application.isNew && <Badge tone="info">New</Badge>}
            <ApplicationStatusBadge status={application.status} />
          </span>
        </div>
      </div>
      <SkillBadges skills={consultant.primarySkills} limit={shownSkills} />
      <p className="line-clamp-3 wrap-anywhere">{application.coverLetter}</p>
      <CardFooter className="gap-x-6 gap-y-1 text-sm text-ink-muted">
        <span>
          Applied <DateText value={application.createdAt} />
        </span>
        <span>{rateText(consultant.hourlyRateUsd)}</span>
        <span>{experienceText(consultant.yearsExperience)}</span>
        <span>{placeText(consultant)}</span>
        <span>
          <span className="sr-only">Availability: </span>
          {availabilities.label(consultant.availability)}
        </span>
      </CardFooter>
    </Card>
  );
}
