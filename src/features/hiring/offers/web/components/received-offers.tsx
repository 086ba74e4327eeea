import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import type { Offer } from '../../contract/offer-views.ts';
import { offerWordsMaxLength } from '../../rules.ts';
import { offersApi, offersQuery, refreshDeal } from '../queries.ts';
import { OfferCard } from './offer-card.tsx';

// Few answer an offer with other terms: the form is fetched once one is.
const CounterForm = lazy(async () => ({
  default: (await import('./counter-form.tsx')).CounterForm,
}));

/** The offers for an application of the consultant's own: the open one with its answers, the others folded away. */
export function ReceivedOffers({ applicationId }: { applicationId: string }) {
  const query = useQuery(offersQuery(applicationId));
  if (query.isLoadingError) return <PartFailed what="The offers" query={query} />;
  if (!query.data?.length) return null;
  const open = query.data.filter(({ state }) => state === 'open');
  const ended = query.data.filter(({ state }) => state !== 'open');
  return (
    <section aria-label="Offers" className="flex flex-col gap-4">
      {open.map((offer) => (
        <div key={offer.id} className="rounded-lg border border-line p-4">
          <p className="mb-3 font-semibold text-ink">The client offers you terms</p>
          <OfferCard offer={offer} action={offer.can.answer && <Answers offer={offer} />} />
        </div>
      ))}
      {ended.length > 0 && (
        <Disclosure summary={open.length > 0 ? 'Earlier offers' : 'Offers'}>
          <ul className="flex flex-col gap-6">
            {ended.map((offer) => (
              <li key={offer.id}>
                <OfferCard offer={offer} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function Answers({ offer }: { offer: Offer }) {
  const [isCountering, setCountering] = useState(false);
  const queryClient = useQueryClient();
  const offerId = offer.id;
  const common = { refusals: ['OFFER_STATE'], refresh: () => refreshDeal(queryClient) };
  return (
    <div className="flex flex-wrap gap-3">
      <ActButton
        {...common}
        variant="primary"
        size="sm"
        question={{
          title: 'Accept this offer?',
          description:
            'The deal is made on these terms: the project is in progress, and the client and the other applicants are notified.',
          confirmLabel: 'Accept Offer',
        }}
        send={(_, call) => offersApi.accept({ offerId }, call)}
        done={{ title: 'Offer Accepted', description: 'The client will be notified.' }}
        failed="Failed to accept the offer. Please try again."
      >
        Accept Offer
      </ActButton>
      <Button variant="secondary" size="sm" onClick={() => setCountering(true)}>
        Propose Other Terms
      </Button>
      <ActButton
        {...common}
        size="sm"
        question={{
          title: 'Decline this offer?',
          description: 'The client will be notified. Your application stays pending.',
          confirmLabel: 'Decline Offer',
          destructive: true,
          reason: { label: 'Your answer', maxLength: offerWordsMaxLength },
        }}
        send={(answer, call) => offersApi.decline({ offerId, answer }, call)}
        done={{ title: 'Offer Declined', description: 'The client will be notified.' }}
        failed="Failed to decline the offer. Please try again."
      >
        Decline Offer
      </ActButton>
      <Dialog
        open={isCountering}
        onOpenChange={setCountering}
        title="Propose other terms"
        description="They are what your application proposes from now on. The client can accept them as they are."
      >
        <Suspense>
          <CounterForm offer={offer} onClose={() => setCountering(false)} />
        </Suspense>
      </Dialog>
    </div>
  );
}
