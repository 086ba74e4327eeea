import { Link } from '@tanstack/react-router';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { rateOf, whereOf } from '#features/consultants/web/components/profile-facts.ts';
import { Rating } from '#features/consultants/web/components/rating.tsx';
import { VerifiedBadge } from '#features/consultants/web/components/verified-badge.tsx';
import { ConsultantPhoto } from '#features/photos/web/components/consultant-photo.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ShortlistEntry } from '../../contract.ts';
import { comparisonMax } from '../../rules/limits.ts';
import { EntryNote } from './entry-note.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

const clearOneFirst = 'Take somebody out of the comparison first.';

interface ShortlistEntryCardProps {
  entry: ShortlistEntry;
  /** Whether this one is among those to compare, and may be. */
  isChosen: boolean;
  canBeChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One consultant on the shortlist, with what the client noted about them. */
export function ShortlistEntryCard(props: ShortlistEntryCardProps) {
  const { entry, isChosen, canBeChosen, onChoose } = props;
  const { consultant, consultantId, addedAt } = entry;
  if (!consultant) {
    return (
      <Card>
        <CardTitle level={2}>No longer listed</CardTitle>
        <p className="text-ink-muted">
          This consultant is not listed at the moment. Your note stays until you remove the entry.
        </p>
        <EntryNote entry={entry} name="a consultant who is no longer listed" />
        <CardFooter>
          <ShortlistButton
            consultantId={consultantId}
            name="a consultant who is no longer listed"
            size="sm"
          />
        </CardFooter>
      </Card>
    );
  }
  const { name, initials, avatar, title, availability, rating } = consultant;
  return (
    <Card>
      <div className="flex items-start gap-4">
        <ConsultantPhoto initials={initials} imageUrl={avatar} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle level={2} className="wrap-anywhere">
              <Link
                to="/consultant/$consultantId"
                params={{ consultantId }}
                className="text-ink no-underline hover:underline"
              >
                {name}
              </Link>
            </CardTitle>
            <Rating rating={rating} />
            <VerifiedBadge verifiedCertificationCount={consultant.verifiedCertificationCount} />
          </div>
          <p className="wrap-anywhere">{title}</p>
          <p className="text-sm text-ink-muted">
            {[whereOf(consultant), rateOf(consultant), availabilities.label(availability)].join(
              ' · ',
            )}
          </p>
        </div>
      </div>
      <EntryNote entry={entry} name={name} />
      <CardFooter className="justify-between">
        <Checkbox
          checked={isChosen}
          onChange={(event) => {
            if (isChosen || canBeChosen) onChoose(event.target.checked);
            else notify.info(`You can compare up to ${comparisonMax} consultants`, clearOneFirst);
          }}
          label={<>Compare {name}</>}
        />
        <span className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
          <span>
            Added <DateText value={addedAt} />
          </span>
          <ShortlistButton consultantId={consultantId} name={name} size="sm" />
        </span>
      </CardFooter>
    </Card>
  );
}
