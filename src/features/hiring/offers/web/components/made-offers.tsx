import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import type { Offer } from '../../contract/offer-views.ts';
import { toOfferId } from '../../ids.ts';
import { offersApi, offersQuery, refreshDeal } from '../queries.ts';
import { OfferCard } from './offer-card.tsx';

/** What the client has offered for an application, newest first; nothing where there is no offer. */
export function MadeOffers({ applicationId }: { applicationId: string }) {
  const query = useQuery(offersQuery(applicationId));
  if (query.isLoadingError) return <PartFailed what="Your offers" query={query} />;
  if (!query.data?.length) return null;
  return (
    <Card>
      <CardTitle>Your offers</CardTitle>
      <ul className="flex flex-col gap-6">
        {query.data.map((offer) => (
          <li key={offer.id}>
            <OfferCard
              offer={offer}
              action={offer.can.withdraw && <WithdrawOffer offer={offer} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WithdrawOffer({ offer: { id } }: { offer: Offer }) {
  const queryClient = useQueryClient();
  return (
    <div>
      <ActButton
        size="sm"
        question={{
          title: 'Withdraw this offer?',
          description: 'The consultant will be notified. The application stays pending.',
          confirmLabel: 'Withdraw Offer',
          cancelLabel: 'Keep it',
        }}
        send={(_, call) => offersApi.withdraw({ offerId: toOfferId(id) }, call)}
        done={{ title: 'Offer Withdrawn', description: 'The consultant will be notified.' }}
        refusals={['OFFER_STATE']}
        failed="Failed to withdraw the offer. Please try again."
        refresh={() => refreshDeal(queryClient)}
      >
        Withdraw Offer
      </ActButton>
    </div>
  );
}
