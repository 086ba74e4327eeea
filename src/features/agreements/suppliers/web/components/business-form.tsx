import { z } from 'zod';
import { countries } from '#catalogue/enumerations/places.ts';
import { legalForms } from '#catalogue/enumerations/supplier.ts';
import { Form } from '#ui/form/form.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import type { OwnSupplier } from '../../contract/views.ts';
import { businessSchema } from '../../rules/business.ts';
import { useSavePart } from '../hooks/use-save-part.ts';
import { suppliersApi } from '../queries.ts';

const empty = {
  ...{ legalForm: '', legalName: '', street: '', postalCode: '', city: '', country: '' },
  ...{ registrationNumber: '', vatId: '' },
};
const text = z.string();
/** A choice that is not made yet is an empty text. */
const formSchema = z
  .object({
    ...{ legalForm: text, legalName: text, street: text, postalCode: text, city: text },
    ...{ country: text, registrationNumber: text, vatId: text },
  })
  .pipe(businessSchema);

/** Who the consultant is as a supplier. */
export function BusinessForm({ business }: { business: OwnSupplier['business'] }) {
  const form = useSchemaForm(formSchema, { defaultValues: business ?? empty });
  const save = useSavePart('business', form, async (values) => {
    const saved = await suppliersApi.saveBusiness(values);
    form.setValue('vatId', saved.business?.vatId ?? '');
    return saved;
  });
  const { control } = form;
  return (
    <Form form={form} onSubmit={save} aria-label="Business">
      <RadioField
        control={control}
        name="legalForm"
        label="Legal form"
        options={legalForms.options}
      />
      <TextInputField
        control={control}
        name="legalName"
        label="Legal name"
        hint="As contracts and invoices name you."
        autoComplete="organization"
      />
      <TextInputField
        control={control}
        name="street"
        label="Street and number"
        autoComplete="address-line1"
      />
      <FieldRow>
        <TextInputField
          control={control}
          name="postalCode"
          label="Postal code"
          autoComplete="postal-code"
          optional
        />
        <TextInputField control={control} name="city" label="City" autoComplete="address-level2" />
      </FieldRow>
      <SelectField
        control={control}
        name="country"
        label="Country"
        options={countries.options}
        placeholder="Select a country"
      />
      <FieldRow>
        <TextInputField
          control={control}
          name="registrationNumber"
          label="Registration number"
          hint="Companies have one, sole traders in some countries."
          autoComplete="off"
          optional
        />
        <TextInputField
          control={control}
          name="vatId"
          label="VAT id"
          hint="With the letters of its country, such as DE123456789."
          autoComplete="off"
          optional
        />
      </FieldRow>
      <SubmitButton variant="secondary" className="self-start" pendingLabel="Saving...">
        Save business
      </SubmitButton>
    </Form>
  );
}
