import { ContactLink } from '#features/conversations/messages/web/components/contact-link.tsx';
import { ConsultantFigures } from '#features/conversations/pending-actions/web/components/consultant-figures.tsx';
import { InviteButton } from '#features/hiring/invitations/web/components/invite-button.tsx';
import { availabilityOf } from '#features/profiles/consultants/web/components/availability-words.ts';
import { ConsultantCardHead } from '#features/profiles/consultants/web/components/consultant-card-head.tsx';
import { whereOf } from '#features/profiles/consultants/web/components/profile-details.ts';
import { RateText } from '#features/profiles/consultants/web/components/rate-text.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ShortlistEntry } from '../../contract.ts';
import { EntryNote } from './entry-note.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

interface ShortlistEntryCardProps {
  entry: ShortlistEntry;
  /** The listed consultants of all entries that came with it. */
  listedIds: readonly string[];
  /** Whether this one is among those to compare. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Whether the reader's role lets them change the entry, invite and write. */
  canHire: boolean;
}

/** One consultant on the shortlist, with what the client noted about them. */
export function ShortlistEntryCard(props: ShortlistEntryCardProps) {
  const { entry, listedIds, isChosen, onChoose, canHire } = props;
  const { consultant, consultantId, addedAt } = entry;
  if (!consultant) {
    return (
      <Card>
        <CardTitle level={2}>No longer listed</CardTitle>
        <p className="text-ink-muted">
          This consultant is not listed at the moment. Your note stays until you remove the entry.
        </p>
        <EntryNote entry={entry} name="a consultant who is no longer listed" canEdit={canHire} />
        {canHire && (
          <CardFooter>
            <ShortlistButton
              consultantId={consultantId}
              name="a consultant who is no longer listed"
              size="sm"
            />
          </CardFooter>
        )}
      </Card>
    );
  }
  const { name } = consultant;
  return (
    <Card>
      <ConsultantCardHead consultant={consultant} level={2}>
        <p className="text-sm text-ink-muted">
          {whereOf(consultant)} · <RateText {...consultant} /> · {availabilityOf(consultant)}
        </p>
      </ConsultantCardHead>
      <ConsultantFigures consultantIds={listedIds} consultantId={consultantId} />
      <EntryNote entry={entry} name={name} canEdit={canHire} />
      <CardFooter className="justify-between">
        <Checkbox
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          label={<>Compare {name}</>}
        />
        <span className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
          <span className="basis-full">
            Added <DateText value={addedAt} />
          </span>
          {canHire && (
            <>
              <InviteButton consultantId={consultantId} name={name} size="sm" />
              <ShortlistButton consultantId={consultantId} name={name} size="sm" />
              <ContactLink personId={consultantId} name={name} variant="secondary" size="sm">
                Contact Consultant
              </ContactLink>
            </>
          )}
        </span>
      </CardFooter>
    </Card>
  );
}
