import { z } from 'zod';
import { toCompanyId } from '#access/company.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { domainName } from '../../rules/domain.ts';
import { joiningMessages, messageForJoiningError } from '../messages.ts';
import { joiningApi } from '../queries.ts';

const schema = z.object({ domain: domainName() });

interface VouchForDomainProps {
  companyId: string;
  onVouched: () => unknown;
}

/** Lets an admin say that a domain is a company's, where it has no text record. */
export function VouchForDomain({ companyId, onVouched }: VouchForDomainProps) {
  const form = useSchemaForm(schema, { defaultValues: { domain: '' } });

  async function handleSubmit({ domain }: z.output<typeof schema>) {
    try {
      await joiningApi.vouchForDomain({ companyId: toCompanyId(companyId), domain });
    } catch (error) {
      form.setError('domain', { message: messageForJoiningError(error) });
      return;
    }
    notify.success(joiningMessages.verified(domain));
    form.reset();
    await onVouched();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Vouch for a domain">
      <TextInputField
        control={form.control}
        name="domain"
        label="Domain"
        placeholder="mills.example"
        autoComplete="off"
        hint="Users with a confirmed address at it can ask the company’s owners to let them in."
      />
      <SubmitButton variant="secondary" className="self-start" pendingLabel="Saving...">
        Vouch for domain
      </SubmitButton>
    </Form>
  );
}
