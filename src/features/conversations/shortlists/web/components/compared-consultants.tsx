import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { ContactLink } from '#features/conversations/messages/web/components/contact-link.tsx';
import { InviteButton } from '#features/hiring/invitations/web/components/invite-button.tsx';
import type { ListedProfile } from '#features/profiles/consultants/contract/listed-profile.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { comparisonMax } from '../../rules/limits.ts';
import { consultantQuery } from '../queries.ts';
import { ComparedHead, comparedNameClassName } from './compared-head.tsx';
import { answersAspect, listedAspects } from './comparison-aspects.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { ShortlistUnknown } from './shortlist-unknown.tsx';
import { type ComparisonSearch, SideBySide } from './side-by-side.tsx';

interface ComparedConsultantsProps {
  ids: readonly string[];
  search: ComparisonSearch;
  /** Whether the reader's role lets them invite, shortlist and write. */
  canHire: boolean;
}

/** Consultants of the shortlist side by side. */
export function ComparedConsultants({ ids, search, canHire }: ComparedConsultantsProps) {
  const results = useQueries({ queries: ids.map(consultantQuery) });
  if (ids.length === 0) return <NobodyChosen />;
  return (
    <div className="flex flex-col gap-4">
      <ShortlistUnknown />
      <SideBySide
        results={results}
        search={search}
        aspects={[answersAspect(ids, ({ userId }: ListedProfile) => userId), ...listedAspects]}
        keyOf={({ userId }) => userId}
        head={(consultant) => <ConsultantHead consultant={consultant} canHire={canHire} />}
        noun="consultants"
        absent="not listed at the moment"
        empty={<NobodyChosen />}
      />
    </div>
  );
}

function ConsultantHead({
  consultant,
  canHire,
}: Pick<ComparedConsultantsProps, 'canHire'> & { consultant: ListedProfile }) {
  const { userId: consultantId, name, initials, avatar, isAvatarSharp, title } = consultant;
  return (
    <ComparedHead
      name={name}
      initials={initials}
      photoUrl={avatar}
      isPhotoSharp={isAvatarSharp}
      title={title}
      link={
        <Link
          to="/consultant/$consultantId"
          params={{ consultantId }}
          className={comparedNameClassName}
        >
          {name}
        </Link>
      }
      action={
        canHire && (
          <span className="flex flex-col items-start gap-2">
            <InviteButton consultantId={consultantId} name={name} size="sm" />
            <ShortlistButton consultantId={consultantId} name={name} size="sm" />
            <ContactLink personId={consultantId} name={name} variant="secondary" size="sm">
              Contact
            </ContactLink>
          </span>
        )
      }
    />
  );
}

function NobodyChosen() {
  return (
    <EmptyState
      icon={<Scale />}
      title="No one to compare"
      action={
        <Link to="/shortlist" className={buttonClassName()}>
          Go to Your Shortlist
        </Link>
      }
    >
      Choose up to {comparisonMax} consultants on your shortlist.
    </EmptyState>
  );
}
