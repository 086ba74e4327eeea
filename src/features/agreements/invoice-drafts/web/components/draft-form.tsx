import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Unit } from '#features/agreements/time-sheets/rules/amounts.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { currencyByCode, currencyCodes } from '#lib/money/currencies.ts';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import type { InvoiceDraft } from '../../contract.ts';
import { type DraftForm as Draft, draftFormSchema } from '../../rules/draft-form.ts';
import { vatCategories } from '../../rules/vat.ts';
import { draftMessages } from '../messages.ts';
import { invoiceDraftsApi } from '../queries.ts';
import { DraftFiles } from './draft-files.tsx';

export interface DraftSource {
  applicationId: ApplicationId;
  unit: Unit;
  /** An hour; null where none is agreed. */
  agreedRateUsd: number | null;
  /** Of the approved weeks, the newest first. */
  mondays: readonly string[];
}

const currencies = currencyCodes.map((value) => ({
  ...{ value, label: `${value} – ${currencyByCode(value).name}` },
}));

/** What a draft is made of, and then its files. */
export function DraftForm({ applicationId, unit, agreedRateUsd, mondays }: DraftSource) {
  const [draft, setDraft] = useState<InvoiceDraft | null>(null);
  const form = useSchemaForm(draftFormSchema, {
    defaultValues: {
      ...{ from: mondays[0] ?? '', to: mondays[0] ?? '', currency: 'USD' },
      rate: unit === 'hours' ? agreedRateUsd : null,
      ...{ vatCategory: 'S', vatPercent: null, exemptionReason: '', daysToPay: 30 },
      ...{ buyerReference: '', buyerStreet: '', buyerPostalCode: '', buyerCity: '' },
    },
  });
  const { control } = form;
  const category = useWatch({ control, name: 'vatCategory' });
  const weeks = mondays.map((value) => ({ value, label: `From ${dayInWords(value)}` }));

  async function make(values: Draft): Promise<void> {
    try {
      setDraft(await invoiceDraftsApi.make({ applicationId, ...values }));
    } catch (error) {
      const problem = asApiProblem(error);
      const fields = problem?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      form.setError('root', { message: problem?.message ?? draftMessages.failed });
    }
  }

  return (
    <>
      {draft && <DraftFiles draft={draft} onBack={() => setDraft(null)} />}
      <div hidden={draft !== null}>
        <Form form={form} onSubmit={make} aria-label="Invoice draft">
          <FieldRow>
            <SelectField control={control} name="from" label="First week" options={weeks} />
            <SelectField control={control} name="to" label="Last week" options={weeks} />
          </FieldRow>
          <FieldRow>
            <SelectField control={control} name="currency" label="Currency" options={currencies} />
            <NumberField
              control={control}
              name="rate"
              label={unit === 'hours' ? 'Rate per hour' : 'Rate per day'}
              hint="In this currency."
            />
          </FieldRow>
          <FieldRow>
            <SelectField
              control={control}
              name="vatCategory"
              label="VAT"
              options={vatCategories.options}
            />
            {category === 'S' && (
              <NumberField control={control} name="vatPercent" label="VAT rate" unit="%" />
            )}
            {category === 'E' && (
              <TextInputField control={control} name="exemptionReason" label="Why it is exempt" />
            )}
          </FieldRow>
          <NumberField control={control} name="daysToPay" label="Days to pay" whole />
          <TextInputField
            control={control}
            name="buyerReference"
            label="Client’s reference"
            hint="A purchase order number. An XRechnung needs the client’s Leitweg-ID."
            optional
          />
          <TextInputField
            control={control}
            name="buyerStreet"
            label="Client’s street and number"
            optional
          />
          <FieldRow>
            <TextInputField
              control={control}
              name="buyerPostalCode"
              label="Client’s postal code"
              optional
            />
            <TextInputField control={control} name="buyerCity" label="Client’s city" optional />
          </FieldRow>
          <SubmitButton pendingLabel="Making the draft...">Make Draft</SubmitButton>
        </Form>
      </div>
    </>
  );
}
