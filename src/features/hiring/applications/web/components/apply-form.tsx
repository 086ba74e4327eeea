import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card } from '#ui/primitives/card.tsx';
import type { ApplyView, OwnApplication } from '../../contract/application-views.ts';
import {
  answerMaxLength,
  coverLetterMaxLength,
  coverLetterSchema,
  recommendedCoverLetterLength,
} from '../../rules/application-form.ts';
import { useApplicationDraft } from '../hooks/use-application-draft.ts';
import { useSubmitApplication } from '../hooks/use-submit-application.ts';
import { applyMessages } from '../messages.ts';
import { applyFormSchema } from './apply-form-schema.ts';
import { TermsFields } from './terms-fields.tsx';
import { termsValues } from './terms-form.ts';

interface ApplyFormProps {
  projectId: string;
  questions: ApplyView['questions'];
  /** Names the draft of this person's application for this project. */
  draftKey: string;
  /** Files that go with it: how they are chosen, and how they are sent once it has been. */
  files: { field: ReactNode; send: (application: OwnApplication) => Promise<void> };
}

/** The cover letter, the terms and answers that go with it, and sending them. */
export function ApplyForm({ projectId, questions, draftKey, files }: ApplyFormProps) {
  const form = useSchemaForm(applyFormSchema, {
    defaultValues: {
      coverLetter: '',
      terms: termsValues(null),
      answers: questions.map(() => ''),
    },
  });
  const navigate = useNavigate();
  const { submit, sendElsewhere } = useSubmitApplication(projectId);
  const draft = useApplicationDraft(form, draftKey);
  const letterLength = useWatch({ control: form.control, name: 'coverLetter' }).trim().length;
  const isShort = letterLength > 0 && letterLength < recommendedCoverLetterLength;

  async function handleSubmit({ coverLetter, terms, answers }: z.output<typeof applyFormSchema>) {
    const letter = coverLetterSchema.safeParse(coverLetter);
    if (!letter.success) {
      const message = letter.error.issues[0]?.message ?? applyMessages.failed.description;
      if (coverLetter.trim() === '') notify.error(applyMessages.letterRequired.title, message);
      form.setError('coverLetter', { message });
      return;
    }
    let application: OwnApplication;
    try {
      application = await submit({
        coverLetter: letter.data,
        terms,
        answers: questions.flatMap((question, at) => {
          const answer = answers[at];
          return answer ? [{ question, answer }] : [];
        }),
      });
    } catch (error) {
      if (await sendElsewhere(error)) return;
      const fields = asApiProblem(error)?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      const { title, description } = applyMessages.failed;
      form.setError('root', { message: description });
      notify.error(title, description);
      return;
    }
    draft.finish();
    notify.success(applyMessages.submitted);
    await files.send(application).catch(() => notify.error(applyMessages.filesFailed));
    await navigate({ to: '/consultant/portal', search: { tab: 'projects' } });
  }

  return (
    <Card>
      <Form form={form} onSubmit={handleSubmit} aria-label="Apply to this project">
        <TextAreaField
          control={form.control}
          name="coverLetter"
          label="Cover letter"
          hint={`Why you are suitable for this project (minimum ${recommendedCoverLetterLength} characters recommended).`}
          rows={10}
          counterMax={coverLetterMaxLength}
        />
        {questions.map((question, at) => (
          <TextAreaField
            // The questions of a project differ from each other.
            key={question}
            control={form.control}
            name={`answers.${at}`}
            label={question}
            rows={3}
            counterMax={answerMaxLength}
            optional
          />
        ))}
        <fieldset className="flex flex-col gap-4">
          <legend className="font-semibold text-ink">Your terms</legend>
          <p className="text-ink-muted">
            What you propose. If the client accepts them as they are, the deal is made; other terms
            come to you as an offer. What you leave empty stays open.
          </p>
          <TermsFields names={['rateUsd', 'fixedPriceUsd', 'startDate', 'daysPerWeek']} />
        </fieldset>
        {files.field}
        {isShort && (
          <p role="status" className="text-ink-muted">
            Your letter has {letterLength} characters. Clients like to read at least{' '}
            {recommendedCoverLetterLength}; you can send it as it is.
          </p>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Link to="/consultant/portal" className={buttonClassName({ variant: 'secondary' })}>
            Cancel
          </Link>
          <SubmitButton pendingLabel="Submitting...">Submit Application</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
