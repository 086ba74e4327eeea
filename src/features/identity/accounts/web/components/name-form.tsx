import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import { settingsMessages } from '../messages.ts';
import { accountsApi, viewerQuery } from '../queries.ts';
import { sendSettingsForm } from './send-settings-form.ts';

const nameSchema = z.object({
  firstName: z.string().trim().min(2, 'First name must be at least 2 characters').max(100),
  lastName: z.string().trim().min(2, 'Last name must be at least 2 characters').max(100),
});

/** The own name. */
export function NameForm(person: { firstName: string; lastName: string }) {
  const form = useSchemaForm(nameSchema, {
    defaultValues: { firstName: person.firstName, lastName: person.lastName },
  });
  const queryClient = useQueryClient();
  const router = useRouter();

  async function handleSubmit(values: z.output<typeof nameSchema>) {
    if (!(await sendSettingsForm(form, () => accountsApi.rename(values)))) return;
    notify.success(settingsMessages.renamed);
    await queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
    await router.invalidate();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Name">
      <FieldRow>
        <TextInputField
          control={form.control}
          name="firstName"
          label="First name"
          autoComplete="given-name"
        />
        <TextInputField
          control={form.control}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
        />
      </FieldRow>
      <SubmitButton variant="secondary" className="self-start" pendingLabel="Saving...">
        Save name
      </SubmitButton>
    </Form>
  );
}
