import { Link, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card } from '#ui/primitives/card.tsx';
import {
  coverLetterMaxLength,
  coverLetterSchema,
  recommendedCoverLetterLength,
} from '../../rules/application-form.ts';
import { useCoverLetterDraft } from '../hooks/use-cover-letter-draft.ts';
import { useSubmitApplication } from '../hooks/use-submit-application.ts';
import { applyMessages } from '../messages.ts';

// What is wrong with a letter is said when it is sent, by a toast too, so nothing is refused before.
const formSchema = z.object({ coverLetter: z.string() });

interface ApplyFormProps {
  projectId: string;
  /** Names the draft of this person's letter for this project. */
  draftKey: string;
}

/** The cover letter, and sending it. */
export function ApplyForm({ projectId, draftKey }: ApplyFormProps) {
  const form = useSchemaForm(formSchema, { defaultValues: { coverLetter: '' } });
  const navigate = useNavigate();
  const { submit, sendElsewhere } = useSubmitApplication(projectId);
  const draft = useCoverLetterDraft(form, draftKey);

  async function handleSubmit(entered: z.output<typeof formSchema>) {
    const letter = coverLetterSchema.safeParse(entered.coverLetter);
    if (!letter.success) {
      const message = letter.error.issues[0]?.message ?? applyMessages.failed.description;
      if (entered.coverLetter.trim() === '') {
        notify.error(applyMessages.letterRequired.title, message);
      }
      form.setError('coverLetter', { message });
      return;
    }
    try {
      await submit(letter.data);
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
    notify.success(applyMessages.submitted.title, applyMessages.submitted.description);
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
