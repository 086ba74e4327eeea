import { useState } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import {
  messageLimits,
  type ServiceRequestForm as ServiceRequest,
  serviceRequestSchema,
} from '../../rules/request-form.ts';
import { requestIds } from '../../rules/request-ids.ts';
import { type ServiceId, serviceIds, serviceNames } from '../../rules/services.ts';
import { serviceRequestMessages } from '../messages.ts';
import { serviceRequestsApi } from '../queries.ts';

interface ServiceRequestFormProps {
  service: ServiceId;
  /** What is known of a signed-in user. */
  sender: { name: string; email: string };
  onSent: (request: ServiceRequest) => void;
}

const services = serviceIds.map((id) => ({ value: id, label: serviceNames[id] }));

/** Orders a service: who asks, how to answer them, and what they need. */
export function ServiceRequestForm({ service, sender, onSent }: ServiceRequestFormProps) {
  const [idOf] = useState(requestIds);
  const form = useSchemaForm(serviceRequestSchema, {
    defaultValues: { service, ...sender, company: '', phone: '', message: '' },
  });
  const { control } = form;

  async function handleSubmit(request: ServiceRequest) {
    try {
      await serviceRequestsApi.send({ id: idOf(request), ...request });
    } catch (error) {
      const problem = asApiProblem(error);
      const fields = problem?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      form.setError('root', { message: problem?.message ?? serviceRequestMessages.notSent });
      return;
    }
    onSent(request);
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Order a service">
      <SelectField control={control} name="service" label="Service" options={services} />
      <FieldRow>
        <TextInputField control={control} name="name" label="Your name" autoComplete="name" />
        <TextInputField
          control={control}
          name="company"
          label="Company"
          autoComplete="organization"
          optional
        />
      </FieldRow>
      <FieldRow>
        <TextInputField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="We answer here."
        />
        <TextInputField
          control={control}
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="Where a call is easier."
          optional
        />
      </FieldRow>
      <TextAreaField
        control={control}
        name="message"
        label="What do you need?"
        hint="Where the project stands, which modules it is about, and by when."
        rows={6}
        counterMax={messageLimits.max}
      />
      <SubmitButton size="lg" pendingLabel="Sending...">
        Send Request
      </SubmitButton>
      <p className="text-sm text-ink-muted">
        Free of charge: nothing starts, and nothing is owed, before you agree to what we answer.
      </p>
    </Form>
  );
}
