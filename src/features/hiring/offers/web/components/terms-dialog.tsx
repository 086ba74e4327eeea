import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { ReceivedApplication } from '#features/hiring/applications/contract/application-views.ts';
import { decisionReasonMaxLength } from '#features/hiring/applications/rules/life-cycle.ts';
import {
  areSameTerms,
  openTerms,
  type Terms,
  termNames,
} from '#features/hiring/applications/rules/terms.ts';
import { TermsFields } from '#features/hiring/applications/web/components/terms-fields.tsx';
import {
  termsFormSchema,
  termsValues,
} from '#features/hiring/applications/web/components/terms-form.ts';
import { decisionsApi } from '#features/hiring/applications/web/queries/client-queries.ts';
import { isAbove, totalOf } from '#features/hiring/deal-approvals/rules.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { messageOf } from '#lib/api/problem.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { offerWordsMaxLength, validDays } from '../../rules.ts';
import { offersApi, refreshDeal } from '../queries.ts';

const formSchema = z.object({
  terms: termsFormSchema,
  message: typedText().max(offerWordsMaxLength),
  wordsToOthers: typedText().max(decisionReasonMaxLength),
  validDays: z
    .number('Please enter how many days')
    .int('Please enter whole days')
    .min(validDays.least, `Please enter at least ${validDays.least}`)
    .max(validDays.most, `Please enter at most ${validDays.most}`),
});
type Agreement = z.output<typeof formSchema>;

interface TermsDialogProps {
  application: ReceivedApplication;
  open: boolean;
  onClose: () => void;
}

/**
 * The terms of an application, filled with those that its consultant proposes. Accepted as they are, they bind at once;
 * changed ones are an offer.
 */
export function TermsDialog({ open, ...props }: TermsDialogProps) {
  const { name } = props.application.consultant;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && props.onClose()}
      title={`Accept ${name} for this project?`}
      description={descriptionOf(props.application)}
    >
      <TermsForm {...props} />
    </Dialog>
  );
}

/** Above which total a deal waits for approval, in US dollars; null without a limit. Answers of 0.6.0 have none. */
const limitOf = ({ approvalAboveUsd = null }: ReceivedApplication): number | null =>
  approvalAboveUsd;

/** What is proposed, and what becomes of it where the reader needs no approval. */
function descriptionOf(application: ReceivedApplication): string {
  const { consultant, terms } = application;
  const atOnce = limitOf(application) === null;
  if (terms) {
    const proposed = `These are the terms that ${consultant.name} proposes.`;
    return atOnce ? `${proposed} Accepted as they are, the deal is made at once.` : proposed;
  }
  const open = `${consultant.name} has left the terms open.`;
  return atOnce ? `${open} Accepted like this, the deal is made at once.` : open;
}

/** Mounted while the dialog is open, so that each opening starts with what is proposed now. */
function TermsForm({ application, onClose }: Omit<TermsDialogProps, 'open'>) {
  const { consultant, terms: proposed } = application;
  const form = useSchemaForm(formSchema, {
    defaultValues: {
      terms: termsValues(proposed),
      message: '',
      wordsToOthers: '',
      validDays: validDays.usual,
    },
  });
  const { tryToDecide } = useAgreement(application, onClose);
  const entered = useWatch({ control: form.control, name: 'terms' });
  const agreed = { ...openTerms, ...entered, startDate: entered.startDate || null };
  const isOffer = !areSameTerms(agreed, proposed);
  const limitUsd = limitOf(application);
  const waits = isAbove(limitUsd, agreed);

  async function handleSubmit(agreement: Agreement) {
    try {
      await tryToDecide(agreement);
    } catch {
      const message = isSame(agreement.terms, proposed) ? failed.accept : failed.offer;
      form.setError('root', { message });
    }
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Terms">
      <TermsFields names={termNames} />
      <p role="status" className="text-ink-muted">
        {effectOf({ isOffer, limitUsd: waits ? limitUsd : null, agreed, name: consultant.name })}
      </p>
      {isOffer && (
        <>
          <TextAreaField
            control={form.control}
            name="message"
            label={`Message to ${consultant.name}`}
            rows={3}
            counterMax={offerWordsMaxLength}
            optional
          />
          <NumberField
            control={form.control}
            name="validDays"
            label="The offer stands for (days)"
            whole
          />
        </>
      )}
      <TextAreaField
        control={form.control}
        name="wordsToOthers"
        label="Words to the other applicants"
        hint="They read it when they are declined. Without it they read that you chose another consultant."
        rows={3}
        counterMax={decisionReasonMaxLength}
        optional
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary">Cancel</Button>} />
        {waits && <SubmitButton pendingLabel="Asking...">Ask for Approval</SubmitButton>}
        {!waits && isOffer && <SubmitButton pendingLabel="Sending...">Send Offer</SubmitButton>}
        {!waits && !isOffer && (
          <SubmitButton pendingLabel="Accepting...">Accept Application</SubmitButton>
        )}
      </div>
    </Form>
  );
}

interface Effect {
  isOffer: boolean;
  /** The limit above which the terms are; null where they need no approval. */
  limitUsd: number | null;
  agreed: Terms;
  name: string;
}

/** What happens when the form is sent. */
function effectOf({ isOffer, limitUsd, agreed, name }: Effect): string {
  if (limitUsd === null) {
    return isOffer
      ? `You have changed the terms: they go to ${name} as an offer. The other applications stay pending until it is accepted.`
      : 'Your project will be in progress. All other pending applications will be declined, and everyone will be notified.';
  }
  const why =
    totalOf(agreed) === null
      ? 'These terms name no total: neither a fixed price nor the most that is billed.'
      : `These terms come to more than your company’s limit of ${formatWholeMoney(limitUsd, 'USD', 'en-US')}.`;
  const then = isOffer ? 'Only then your offer goes out.' : 'Only then the deal is made.';
  return `${why} They wait until an owner or a finance member approves them. ${then} Until then ${name} reads that it is being approved.`;
}

const failed = {
  accept: 'Failed to accept the application. Please try again.',
  offer: 'Failed to send the offer. Please try again.',
} as const;

const approvalAsked = {
  title: 'Approval Asked For',
  description: 'Owners and finance members of your company have been asked. You will be notified.',
};

/** Whether what was answered waits for an approval. */
const waitsFor = (answer: ReceivedApplication | OfferAnswer): boolean =>
  'approval' in answer ? answer.approval?.state === 'waiting' : answer.state === 'being-approved';

type OfferAnswer = Awaited<ReturnType<typeof offersApi.make>>;

const isSame = (terms: Terms, proposed: Terms | null) => areSameTerms(terms, proposed);

/** Accepts the application on the terms its consultant proposes, or offers others. */
function useAgreement(
  { id: applicationId, terms: proposed }: ReceivedApplication,
  onEnd: () => void,
) {
  const queryClient = useQueryClient();
  return useDecision({
    send: async ({ terms, wordsToOthers, message, validDays }: Agreement, call) =>
      isSame(terms, proposed)
        ? decisionsApi.accept({ applicationId, terms, wordsToOthers }, call)
        : offersApi.make({ applicationId, terms, message, wordsToOthers, validDays }, call),
    done: ({ terms }, result) => {
      if (waitsFor(result)) return approvalAsked;
      return isSame(terms, proposed)
        ? {
            title: 'Application Accepted',
            description: 'Your project is in progress. All applicants will be notified.',
          }
        : { title: 'Offer Sent', description: 'The consultant will be notified.' };
    },
    refusal: (error) =>
      messageOf(
        error,
        ...['APPLICATION_STATE', 'APPLICANT_SUSPENDED', 'TERMS_CHANGED'],
        ...['TERMS_UNCHANGED', 'OFFER_OPEN', 'OFFER_ELSEWHERE', 'APPROVAL_WAITS'],
      ),
    onEnd,
    refresh: () => refreshDeal(queryClient),
  });
}
