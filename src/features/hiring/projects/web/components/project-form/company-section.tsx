import { companySizes, industries } from '#catalogue/enumerations/company.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { FormSection } from './form-section.tsx';

/** Who the client is and how to reach them. */
export function CompanySection({ form: { control } }: { form: ProjectFormState }) {
  return (
    <FormSection
      title="Company and contact"
      lead="Consultants see your company and contact details only after they have applied."
    >
      <TextInputField
        control={control}
        name="companyName"
        label="Company name or industry"
        autoComplete="organization"
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <SelectField
          control={control}
          name="industry"
          label="Industry"
          options={industries.options}
          placeholder="Select an industry"
          optional
        />
        <SelectField
          control={control}
          name="companySize"
          label="Company size"
          options={companySizes.options}
          placeholder="Select a company size"
          optional
        />
        <TextInputField
          control={control}
          name="contactName"
          label="Contact name"
          autoComplete="name"
        />
        <TextInputField
          control={control}
          name="contactEmail"
          label="Contact email"
          type="email"
          autoComplete="email"
        />
        <TextInputField
          control={control}
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          optional
        />
      </div>
    </FormSection>
  );
}
