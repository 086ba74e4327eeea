import { useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { type AskForm as Asked, askSchema } from '../../rules/ask-form.ts';
import { referenceMessages } from '../messages.ts';
import { ownReferencesQuery, referencesApi } from '../queries.ts';

/** Names a former client, who gets a mail. */
export function AskForm({ onEnd }: { onEnd: () => void }) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const form = useSchemaForm(askSchema, {
    defaultValues: { personName: '', companyName: '', email: '', project: '', role: '' },
  });
  const { control } = form;

  async function handleSubmit(asked: Asked) {
    try {
      await referencesApi.ask(asked, { context: { idempotencyKey: intent.current() } });
    } catch (error) {
      const problem = asApiProblem(error);
      if (problem) intent.renew();
      const fields = problem?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      form.setError('root', { message: problem?.message ?? referenceMessages.askFailed });
      return;
    }
    await queryClient.invalidateQueries({ queryKey: ownReferencesQuery.queryKey });
    notify.success(referenceMessages.asked);
    onEnd();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Ask a former client">
      <TextInputField control={control} name="personName" label="Name" maxLength={100} />
      <TextInputField
        control={control}
        name="email"
        label="E-mail"
        type="email"
        hint="Their address at work says most. Tell them first that you name them here."
      />
      <TextInputField control={control} name="companyName" label="Company" maxLength={200} />
      <TextInputField
        control={control}
        name="role"
        label="Their role"
        placeholder="Head of Finance"
        maxLength={100}
      />
      <TextInputField
        control={control}
        name="project"
        label="What you did for them"
        placeholder="Month-end close in five days"
        maxLength={200}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onEnd}>
          Cancel
        </Button>
        <SubmitButton pendingLabel="Sending...">Send Request</SubmitButton>
      </div>
    </Form>
  );
}
