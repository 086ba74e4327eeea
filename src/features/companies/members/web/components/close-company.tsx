import { useState } from 'react';
import { z } from 'zod';
import { toCompanyId } from '#access/company.ts';
import { openPortal } from '#features/companies/companies/web/components/open-portal.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { isNameOf } from '../../rules/closing.ts';
import { memberMessages, messageForMemberError } from '../messages.ts';
import { membersApi } from '../queries.ts';

interface CloseCompanyProps {
  companyId: string;
  companyName: string;
}

/** Says what ends with the company, and closes it once its name is typed. */
export function CloseCompany(props: CloseCompanyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        Open projects and those in progress are cancelled, calls as well, and the consultants are
        notified. No member has access any more. What was agreed on stays with the consultants.
      </p>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Close the company
      </Button>
      <Dialog title={`Close ${props.companyName}?`} open={isOpen} onOpenChange={setOpen} size="sm">
        <NameForm {...props} />
      </Dialog>
    </div>
  );
}

const schema = z.object({ name: z.string().min(1, memberMessages.nameDiffers).max(150) });

function NameForm({ companyId, companyName }: CloseCompanyProps) {
  const form = useSchemaForm(schema, { defaultValues: { name: '' } });

  async function handleSubmit({ name }: z.output<typeof schema>) {
    if (!isNameOf(companyName, name)) {
      form.setError('name', { message: memberMessages.nameDiffers });
      return;
    }
    try {
      await membersApi.closeCompany({ companyId: toCompanyId(companyId), name });
    } catch (error) {
      form.setError('name', { message: messageForMemberError(error) });
      return;
    }
    openPortal();
  }

  return (
    <Form form={form} onSubmit={handleSubmit} aria-label={`Close ${companyName}`}>
      <p>
        This cannot be undone. Your account stays, with a company of your own that an admin has to
        approve, unless you are a member of another one.
      </p>
      <TextInputField
        control={form.control}
        name="name"
        label="Type the company’s name to confirm"
        hint={`The name is ${companyName}.`}
        autoComplete="off"
      />
      <SubmitButton variant="destructive" pendingLabel="Closing...">
        Close Company
      </SubmitButton>
    </Form>
  );
}
