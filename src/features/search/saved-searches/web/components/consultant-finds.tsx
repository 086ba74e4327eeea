import { useInfiniteQuery } from '@tanstack/react-query';
import { availabilityOf } from '#features/profiles/consultants/web/components/availability-words.ts';
import { ConsultantCardHead } from '#features/profiles/consultants/web/components/consultant-card-head.tsx';
import { whereOf } from '#features/profiles/consultants/web/components/profile-details.ts';
import { RateText } from '#features/profiles/consultants/web/components/rate-text.tsx';
import { consultantFindsQuery } from '../queries.ts';
import { FindsList } from './finds-list.tsx';

/** The consultants that a search has found. */
export function ConsultantFinds({ savedSearchId }: { savedSearchId: string }) {
  const query = useInfiniteQuery(consultantFindsQuery(savedSearchId));
  return (
    <FindsList query={query} noun="consultant">
      {({ consultant }) =>
        consultant ? (
          <ConsultantCardHead consultant={consultant} level={2}>
            <p className="text-sm text-ink-muted">
              {whereOf(consultant)} · <RateText {...consultant} /> · {availabilityOf(consultant)}
            </p>
          </ConsultantCardHead>
        ) : (
          <p>A consultant who is not listed at the moment</p>
        )
      }
    </FindsList>
  );
}
