import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { accountKinds, type BankDetails, bankDetailsSchema } from '../../rules/bank-details.ts';
import { spacedIban } from '../../rules/iban.ts';
import { useSavePart } from '../hooks/use-save-part.ts';
import { supplierMessages } from '../messages.ts';
import { ownBankDetailsQuery, ownSupplierQuery, suppliersApi } from '../queries.ts';

const text = z.string();
/** All fields of all kinds; those of the chosen kind are sent. */
const formSchema = z
  .object({
    kind: z.enum(['iban', 'uk', 'us']),
    ...{ holder: text, iban: text, bic: text, sortCode: text, routingNumber: text },
    accountNumber: text,
  })
  .transform(({ kind, holder, iban, bic, sortCode, routingNumber, accountNumber }) => {
    if (kind === 'iban') return { kind, holder, iban, bic };
    if (kind === 'uk') return { kind, holder, sortCode, accountNumber };
    return { kind, holder, routingNumber, accountNumber };
  })
  .pipe(bankDetailsSchema);

const empty = {
  ...{ kind: 'iban' as const, holder: '', iban: '', bic: '', sortCode: '', routingNumber: '' },
  accountNumber: '',
};

/** Where the consultant is paid. */
export function BankDetailsForm() {
  const query = useQuery(ownBankDetailsQuery);
  if (!query.data) {
    if (query.isError) return <PartFailed what="Your bank details" query={query} />;
    return <Skeleton className="h-48 w-full" />;
  }
  const { bankDetails } = query.data;
  // Another form once they are removed: what was in the fields is gone with them.
  return <AccountForm key={String(bankDetails === null)} bankDetails={bankDetails} />;
}

function AccountForm({ bankDetails }: { bankDetails: BankDetails | null }) {
  const queryClient = useQueryClient();
  const form = useSchemaForm(formSchema, { defaultValues: { ...empty, ...asTyped(bankDetails) } });
  const save = useSavePart('bank-details', form, async (values) => {
    const saved = await suppliersApi.saveBankDetails(values);
    queryClient.setQueryData(ownBankDetailsQuery.queryKey, { bankDetails: values });
    return saved;
  });
  const { control } = form;
  const kind = form.watch('kind');
  return (
    <Form form={form} onSubmit={save} aria-label="Bank details">
      <RadioField control={control} name="kind" label="Kind of account" options={accountKinds} />
      <TextInputField
        control={control}
        name="holder"
        label="Account holder"
        autoComplete="off"
        maxLength={140}
      />
      {kind === 'iban' && (
        <FieldRow>
          <TextInputField control={control} name="iban" label="IBAN" autoComplete="off" />
          <TextInputField
            control={control}
            name="bic"
            label="BIC"
            hint="Payments from outside your country may need it."
            autoComplete="off"
            optional
          />
        </FieldRow>
      )}
      {kind !== 'iban' && (
        <FieldRow>
          {kind === 'uk' ? (
            <TextInputField
              control={control}
              name="sortCode"
              label="Sort code"
              inputMode="numeric"
              autoComplete="off"
            />
          ) : (
            <TextInputField
              control={control}
              name="routingNumber"
              label="Routing number"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
          <TextInputField
            control={control}
            name="accountNumber"
            label="Account number"
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldRow>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" pendingLabel="Saving...">
          Save bank details
        </SubmitButton>
        {bankDetails && (
          <ActButton
            variant="ghost"
            question={{
              title: 'Remove your bank details?',
              description: 'Clients can no longer read them. You can enter them again.',
              confirmLabel: 'Remove Bank Details',
              destructive: true,
            }}
            send={(_, call) => suppliersApi.removeBankDetails({}, call)}
            done={supplierMessages.bankDetailsRemoved}
            refusals={[]}
            failed={supplierMessages.removeFailed}
            refresh={async () => {
              queryClient.setQueryData(ownBankDetailsQuery.queryKey, { bankDetails: null });
              await queryClient.invalidateQueries({ queryKey: ownSupplierQuery.queryKey });
            }}
          >
            Remove
          </ActButton>
        )}
      </div>
    </Form>
  );
}

const asTyped = (details: BankDetails | null): Partial<typeof empty> | BankDetails | null =>
  details?.kind === 'iban' ? { ...details, iban: spacedIban(details.iban) } : details;
