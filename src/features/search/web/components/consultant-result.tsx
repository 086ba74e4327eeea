import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import { ConsultantCardHead } from '#features/consultants/web/components/consultant-card-head.tsx';
import { experienceOf, whereOf } from '#features/consultants/web/components/profile-facts.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { cx } from '#ui/class-names.ts';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import { Card, CardFooter } from '#ui/primitives/card.tsx';
import type { FoundConsultant } from '../../contract.ts';
import { FoundWhy } from './found-why.tsx';
import { Highlighted } from './highlighted.tsx';

const maxSkills = 4;

interface ConsultantResultProps {
  consultant: FoundConsultant;
  /** What can be done with this consultant. */
  action?: ReactNode;
}

/** One consultant that a search has found; the whole card leads to the profile. */
export function ConsultantResult({ consultant, action }: ConsultantResultProps) {
  const { summary } = consultant;
  const place = whereOf(consultant);
  return (
    <Card interactive className="h-full">
      <ConsultantCardHead consultant={consultant} level={3} isWholeCardLink>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
          {place && (
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden="true" className="size-4 shrink-0" />
              {place}
            </span>
          )}
          <span>{experienceOf(consultant)}</span>
          <AvailabilityDot availability={consultant.availability} />
        </p>
      </ConsultantCardHead>
      {summary && (
        <p className="line-clamp-3 wrap-anywhere text-ink-muted">
          <Highlighted text={summary} words={consultant.matched.map(({ words }) => words)} />
        </p>
      )}
      <FoundWhy consultant={consultant} />
      <SkillChips consultant={consultant} />
      <CardFooter className="justify-between">
        <Rate hourlyRateUsd={consultant.hourlyRateUsd} />
        {/* Above the link that spans the card. */}
        <span className="relative">{action}</span>
      </CardFooter>
    </Card>
  );
}

function Rate({ hourlyRateUsd }: Pick<ConsultantCard, 'hourlyRateUsd'>) {
  if (hourlyRateUsd <= 0) return <span className="text-ink-muted">Rate TBD</span>;
  return (
    <span className="text-ink-muted">
      <span className="text-lg font-semibold text-ink tabular-nums">
        {formatWholeMoney(hourlyRateUsd, 'USD', 'en-US')}
      </span>{' '}
      per hour
    </span>
  );
}

const dots = {
  available: 'bg-success-ink',
  busy: 'bg-warning-ink',
  unavailable: 'bg-ink-muted',
} as const;

function AvailabilityDot({ availability }: Pick<ConsultantCard, 'availability'>) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={cx('size-2.5 rounded-full', dots[availability])} />
      {availabilities.label(availability)}
    </span>
  );
}

function SkillChips({ consultant }: { consultant: ConsultantCard }) {
  const all = [...consultant.primarySkills, ...consultant.secondarySkills];
  if (all.length === 0) return <p className="text-sm text-ink-muted">Skills to be updated</p>;
  return <BadgeList label="Skills" names={all.map(nameOfSkill)} limit={maxSkills} />;
}
