import { Check, MapPin } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import { availabilityOf } from '#features/profiles/consultants/web/components/availability-words.ts';
import { ConsultantCardHead } from '#features/profiles/consultants/web/components/consultant-card-head.tsx';
import {
  experienceOf,
  languagesOf,
  whereOf,
} from '#features/profiles/consultants/web/components/profile-details.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { cx } from '#ui/class-names.ts';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { InReaderCurrency } from '#ui/primitives/in-reader-currency.tsx';
import type { FoundConsultant } from '../../contract.ts';
import { highlight } from '../../rules/highlight.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import { FoundWhy } from './found-why.tsx';

const maxSkills = 4;

interface ConsultantResultProps {
  consultant: FoundConsultant;
  /** The filters they were found by. */
  filters: readonly ChosenFilter[];
  /** Words of the text that name what the marketplace does not cover. */
  foreign: readonly string[];
  /** What is known of how they answer. */
  answers?: ReactNode;
  /** What can be done with this consultant. */
  action?: ReactNode;
}

/** One consultant that a search has found; the whole card leads to the profile. */
export function ConsultantResult(props: ConsultantResultProps) {
  const { consultant, filters, foreign, answers, action } = props;
  const { summary } = consultant;
  const place = whereOf(consultant);
  return (
    <Card interactive compact className="sm:flex-row sm:gap-6">
      <div className="flex min-w-0 flex-1 flex-col gap-2.5">
        <ConsultantCardHead consultant={consultant} level={3} isWholeCardLink>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-ink-muted">
            {place && (
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                {place}
              </span>
            )}
            <span>{experienceOf(consultant)}</span>
            {consultant.languages.length > 0 && <span>{languagesOf(consultant)}</span>}
            <AvailabilityDot consultant={consultant} />
          </p>
        </ConsultantCardHead>
        {/* Below the words of the head, where there is room beside the photo. */}
        <div className="flex flex-col gap-2 sm:pl-16">
          {summary && (
            <p className="line-clamp-3 text-sm wrap-anywhere text-ink-muted">
              <Highlighted text={summary} words={consultant.matched.map(({ words }) => words)} />
            </p>
          )}
          <FoundWhy found={consultant} foreign={foreign} />
          {consultant.matched.length === 0 && filters.length > 0 && (
            <FoundByFilters filters={filters} />
          )}
          <SkillChips consultant={consultant} />
          {/* Above the link that spans the card. */}
          {answers && <div className="relative self-start empty:hidden">{answers}</div>}
        </div>
      </div>
      <div className="flex shrink-0 items-center justify-between gap-3 sm:flex-col sm:items-end">
        <Rate hourlyRateUsd={consultant.hourlyRateUsd} />
        {/* Above the link that spans the card. */}
        <div className="relative flex flex-col items-stretch gap-2 sm:items-end">{action}</div>
      </div>
    </Card>
  );
}

/** Without a text, the filters are why a consultant was found. */
function FoundByFilters({ filters }: Pick<ConsultantResultProps, 'filters'>) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-muted">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
      <span>
        <span className="sr-only">Found by: </span>
        {filters.map(({ label }) => label).join(', ')}
      </span>
    </p>
  );
}

function Rate({ hourlyRateUsd }: Pick<ConsultantCard, 'hourlyRateUsd'>) {
  if (hourlyRateUsd <= 0) return <span className="text-ink-muted">Rate TBD</span>;
  return (
    <span className="text-sm text-ink-muted sm:text-right">
      <span className="whitespace-nowrap">
        <span className="text-lg font-semibold text-ink tabular-nums">
          {formatWholeMoney(hourlyRateUsd, 'USD', 'en-US')}
        </span>
        {' per hour'}
      </span>
      {/* In a line of its own, into which nothing moves when it comes. */}
      <span className="block leading-tight empty:hidden">
        <InReaderCurrency usd={hourlyRateUsd} />
      </span>
    </span>
  );
}

const dots = {
  available: 'bg-success-ink',
  busy: 'bg-warning-ink',
  unavailable: 'bg-ink-muted',
} as const;

function AvailabilityDot({ consultant }: { consultant: ConsultantCard }) {
  const { availability } = consultant;
  return (
    <span className="inline-flex items-start gap-1.5">
      <span
        aria-hidden="true"
        className={cx('mt-1.5 size-2.5 shrink-0 rounded-full', dots[availability])}
      />
      {availabilityOf(consultant)}
    </span>
  );
}

function SkillChips({ consultant }: { consultant: ConsultantCard }) {
  const all = [...consultant.primarySkills, ...consultant.secondarySkills];
  if (all.length === 0) return <p className="text-sm text-ink-muted">Skills to be updated</p>;
  return <BadgeList label="Skills" names={all.map(nameOfSkill)} limit={maxSkills} />;
}

interface HighlightedProps {
  text: string;
  /** What to mark in it, in any form. */
  words: readonly string[];
}

/** A text in which the words that were looked for stand out. */
function Highlighted({ text, words }: HighlightedProps) {
  let start = 0;
  return highlight(text, words).map((piece) => {
    const key = start;
    start += piece.text.length;
    return piece.isMatch ? (
      <mark key={key} className="bg-transparent font-semibold text-ink">
        {piece.text}
      </mark>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });
}
