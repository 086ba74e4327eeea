import { z } from 'zod';
import type { InsuranceKind } from '#catalogue/enumerations/supplier.ts';
import { currencyByCode, currencyCodes } from '#lib/money/currencies.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import type { InsuranceView } from '../../contract/views.ts';
import { insuranceSchema, problemOfEnd } from '../../rules/insurance.ts';
import { useSavePart } from '../hooks/use-save-part.ts';
import { partLabels } from '../messages.ts';
import { suppliersApi } from '../queries.ts';

const formSchema = z
  .object({
    ...{ insurer: z.string(), policyNumber: z.string() },
    ...{ coverAmount: z.number().nullable(), currency: z.string(), expiresOn: z.string() },
  })
  .pipe(
    insuranceSchema.superRefine((insurance, context) => {
      const message = problemOfEnd(insurance, new Date());
      if (message) context.addIssue({ code: 'custom', path: ['expiresOn'], message });
    }),
  );

const empty = { insurer: '', policyNumber: '', coverAmount: null, currency: '', expiresOn: '' };
const currencies = currencyCodes.map((value) => ({
  ...{ value, label: `${value} – ${currencyByCode(value).name}` },
}));

interface InsuranceFormProps {
  kind: InsuranceKind;
  insurance: InsuranceView | undefined;
}

/** What the consultant states of one insurance. */
export function InsuranceForm({ kind, insurance }: InsuranceFormProps) {
  const form = useSchemaForm(formSchema, { defaultValues: fieldsOf(insurance) });
  const save = useSavePart(kind, form, (values) => suppliersApi.saveInsurance({ kind, ...values }));
  const { control } = form;
  return (
    <Form form={form} onSubmit={save} aria-label={partLabels[kind]}>
      {insurance?.isExpired && (
        <Banner tone="warning" role="note">
          Expired on <DateText value={insurance.expiresOn} />. Clients read that. Once it is
          renewed, enter the new details.
        </Banner>
      )}
      <FieldRow>
        <TextInputField control={control} name="insurer" label="Insurer" autoComplete="off" />
        <TextInputField
          control={control}
          name="policyNumber"
          label="Policy number"
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          control={control}
          name="coverAmount"
          label="Amount covered"
          hint="For one claim, in whole units."
          whole
        />
        <SelectField
          control={control}
          name="currency"
          label="Currency"
          options={currencies}
          placeholder="Select a currency"
        />
      </FieldRow>
      <DateField
        control={control}
        name="expiresOn"
        label="Last day"
        hint="We remind you 30 and 7 days before."
      />
      <SubmitButton variant="secondary" className="self-start" pendingLabel="Saving...">
        Save insurance
      </SubmitButton>
    </Form>
  );
}

const fieldsOf = (insurance: InsuranceView | undefined) =>
  insurance
    ? {
        insurer: insurance.insurer,
        policyNumber: insurance.policyNumber,
        coverAmount: insurance.coverAmount,
        currency: insurance.currency,
        expiresOn: insurance.expiresOn,
      }
    : empty;
