import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { dayHere } from '#lib/calendar-days.ts';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { DialogClose } from '#ui/primitives/dialog.tsx';
import { type Grant, grantSchema } from '../../rules/access-form.ts';
import {
  environmentKinds,
  environmentMaxLength,
  roleMaxLength,
  tenantMaxLength,
} from '../../rules/access-list.ts';
import { accessMessages, kindNames } from '../messages.ts';
import { accessApi, refreshAccess } from '../queries.ts';

interface AccessFormProps {
  applicationId: ApplicationId;
  own: Side;
  onEnd: () => void;
}

const kinds = environmentKinds.map((value) => ({ value, label: kindNames[value] }));

/** Lists an environment: the client grants access to it, the consultant asks for it. */
export function AccessForm({ applicationId, own, onEnd }: AccessFormProps) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const form = useSchemaForm(grantSchema, {
    defaultValues: {
      ...{ tenant: '', environment: '', kind: 'sandbox', role: '' },
      grantedOn: dayHere(new Date()),
    },
  });
  const { control } = form;

  async function handleSubmit({ grantedOn, ...environment }: Grant) {
    const call = { context: { idempotencyKey: intent.current() } };
    try {
      if (own === 'client') {
        await accessApi.grant({ applicationId, ...environment, grantedOn }, call);
      } else await accessApi.ask({ applicationId, ...environment }, call);
    } catch (error) {
      const problem = asApiProblem(error);
      if (problem) intent.renew();
      const fields = problem?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      form.setError('root', { message: problem?.message ?? accessMessages.addFailed });
      return;
    }
    onEnd();
    if (own === 'client') notify.success('Environment Added', 'The consultant will be notified.');
    else notify.success('Access Asked For', 'The client will be notified.');
    await refreshAccess(queryClient, applicationId);
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Environment">
      <TextInputField
        control={control}
        name="environment"
        label="Environment"
        hint="Its name or URL."
        maxLength={environmentMaxLength}
      />
      <TextInputField
        control={control}
        name="tenant"
        label="Tenant"
        hint="The domain or the id of the tenant."
        maxLength={tenantMaxLength}
      />
      <SelectField control={control} name="kind" label="Kind" options={kinds} />
      <TextInputField
        control={control}
        name="role"
        label="Role"
        placeholder="System Customizer"
        maxLength={roleMaxLength}
      />
      {own === 'client' && <DateField control={control} name="grantedOn" label="Granted on" />}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary">Cancel</Button>} />
        <SubmitButton pendingLabel="Saving...">
          {own === 'client' ? 'Add Environment' : 'Ask for Access'}
        </SubmitButton>
      </div>
    </Form>
  );
}
