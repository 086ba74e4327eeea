import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
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
import {
  type BilledMilestones,
  type BilledWeeks,
  MilestoneFields,
  WeekFields,
} from './billed-fields.tsx';
import { DraftFiles } from './draft-files.tsx';

export interface DraftSource {
  applicationId: ApplicationId;
  billed: BilledWeeks | BilledMilestones;
}

/** What the fields of what is billed begin with. */
function startOf(
  billed: DraftSource['billed'],
): Pick<Draft, 'from' | 'to' | 'milestones' | 'currency'> {
  if ('milestones' in billed) {
    // That of the chosen milestones counts.
    return { from: null, to: null, milestones: [], currency: 'USD' };
  }
  const monday = billed.mondays[0] ?? '';
  return { from: monday, to: monday, milestones: [], currency: 'USD' };
}

const currencyOf = (billed: DraftSource['billed'], { milestones, currency }: Draft): CurrencyCode =>
  ('milestones' in billed &&
    billed.milestones.find(({ name }) => name === milestones[0])?.currency) ||
  currency;

/** What a draft is made of, and then its files. */
export function DraftForm({ applicationId, billed }: DraftSource) {
  const [draft, setDraft] = useState<InvoiceDraft | null>(null);
  const form = useSchemaForm(draftFormSchema, {
    defaultValues: {
      ...startOf(billed),
      ...{ rate: null, vatCategory: 'S', vatPercent: null, exemptionReason: '', daysToPay: 30 },
      ...{ buyerReference: '', buyerStreet: '', buyerPostalCode: '', buyerCity: '' },
    },
  });
  const { control } = form;
  const category = useWatch({ control, name: 'vatCategory' });
  useEffect(() => {
    // A rate that is not shown cannot be corrected.
    if (category !== 'S') form.setValue('vatPercent', null);
  }, [category, form]);

  async function make(values: Draft): Promise<void> {
    try {
      const currency = currencyOf(billed, values);
      setDraft(await invoiceDraftsApi.make({ applicationId, ...values, currency }));
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
          {'mondays' in billed ? (
            <WeekFields {...{ form, billed }} />
          ) : (
            <MilestoneFields {...{ form, billed }} />
          )}
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
            hint="A purchase order number. An XRechnung needs one; for public authorities it is the Leitweg-ID."
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
