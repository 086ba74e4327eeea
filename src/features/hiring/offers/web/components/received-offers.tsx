import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { termNames } from '#features/hiring/applications/rules/terms.ts';
import { TermsFields } from '#features/hiring/applications/web/components/terms-fields.tsx';
import {
  termsFormSchema,
  termsValues,
} from '#features/hiring/applications/web/components/terms-form.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { messageOf } from '#lib/api/problem.ts';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import type { Offer } from '../../contract/offer-views.ts';
import { toOfferId } from '../../ids.ts';
import { offerWordsMaxLength } from '../../rules.ts';
import { offersApi, offersQuery, refreshDeal } from '../queries.ts';
import { OfferCard } from './offer-card.tsx';

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
  const offerId = toOfferId(offer.id);
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
        <CounterForm offer={offer} onClose={() => setCountering(false)} />
      </Dialog>
    </div>
  );
}

const counterSchema = z.object({
  terms: termsFormSchema,
  answer: typedText().max(offerWordsMaxLength),
});
const counterFailed = 'Failed to send your terms. Please try again.';

/** Answers an offer with other terms. */
function CounterForm({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const form = useSchemaForm(counterSchema, {
    defaultValues: { terms: termsValues(offer.terms), answer: '' },
  });
  const queryClient = useQueryClient();
  const { tryToDecide } = useDecision({
    send: (counter: z.output<typeof counterSchema>, call) =>
      offersApi.counter({ offerId: toOfferId(offer.id), ...counter }, call),
    done: () => ({ title: 'Terms Sent', description: 'The client will be notified.' }),
    refusal: (error) => messageOf(error, 'OFFER_STATE'),
    onEnd: onClose,
    refresh: () => refreshDeal(queryClient),
  });

  async function handleSubmit(counter: z.output<typeof counterSchema>) {
    try {
      await tryToDecide(counter);
    } catch (error) {
      const message = messageOf(error, 'TERMS_UNCHANGED') ?? counterFailed;
      form.setError('root', { message });
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Other terms">
      <TermsFields names={termNames} />
      <TextAreaField
        control={form.control}
        name="answer"
        label="Message to the client"
        rows={3}
        counterMax={offerWordsMaxLength}
        optional
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary">Cancel</Button>} />
        <SubmitButton pendingLabel="Sending...">Send Terms</SubmitButton>
      </div>
    </Form>
  );
}
