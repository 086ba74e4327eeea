import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { termNames } from '#features/hiring/applications/rules/terms.ts';
import { TermsFields } from '#features/hiring/applications/web/components/terms-fields.tsx';
import {
  termsFormSchema,
  termsValues,
} from '#features/hiring/applications/web/components/terms-form.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { DialogClose } from '#ui/primitives/dialog.tsx';
import type { Offer } from '../../contract/offer-views.ts';
import { toOfferId } from '../../ids.ts';
import { offerWordsMaxLength } from '../../rules.ts';
import { offersApi, refreshDeal } from '../queries.ts';

const counterSchema = z.object({
  terms: termsFormSchema,
  answer: typedText().max(offerWordsMaxLength),
});
const counterFailed = 'Failed to send your terms. Please try again.';

/** Answers an offer with other terms. */
export function CounterForm({ offer, onClose }: { offer: Offer; onClose: () => void }) {
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
