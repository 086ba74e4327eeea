import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companySizes } from '#catalogue/enumerations/company.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { OwnCompany } from '../../contract.ts';
import { companyMessages, messageForCompanyError } from '../messages.ts';
import { companiesApi, ownCompanyQuery } from '../queries.ts';
import { type CompanyFormOutput, companyFormSchema } from './company-form-schema.ts';

/** What the own company says of itself: a form for those whose role allows it, a list for the others. */
export function CompanyDetails() {
  const query = useQuery(ownCompanyQuery);
  if (!query.data) {
    if (query.isError) return <PartFailed what="The details of your company" query={query} />;
    return <Skeleton className="h-48 w-full" />;
  }
  const { data: company } = query;
  return company.can.editDetails ? (
    <CompanyForm company={company} />
  ) : (
    <DescriptionList items={factsOf(company)} />
  );
}

function CompanyForm({ company }: { company: OwnCompany }) {
  const form = useSchemaForm(companyFormSchema, {
    defaultValues: {
      name: company.name,
      legalName: company.legalName,
      country: company.country ?? '',
      registrationNumber: company.registrationNumber,
      vatId: company.vatId,
      website: company.website,
      size: company.size ?? '',
    },
  });
  const queryClient = useQueryClient();

  async function handleSubmit(values: CompanyFormOutput) {
    try {
      const saved = await companiesApi.editOwn(values);
      queryClient.setQueryData(ownCompanyQuery.queryKey, saved);
      form.setValue('vatId', saved.vatId);
      notify.success(companyMessages.saved);
    } catch (error) {
      const problem = asApiProblem(error);
      const unplaced = problem ? showFieldProblems(form, problem.fields) : [];
      if (problem && problem.fields.length > 0 && unplaced.length === 0) return;
      form.setError('root', { message: messageForCompanyError(error) });
    }
  }

  const { control } = form;
  return (
    <Form form={form} onSubmit={handleSubmit} aria-label="Company details">
      <FieldRow>
        <TextInputField
          control={control}
          name="name"
          label="Name"
          autoComplete="organization"
          hint="As it trades. Consultants read it where they read who a client is."
        />
        <TextInputField
          control={control}
          name="legalName"
          label="Legal name"
          autoComplete="off"
          optional
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          control={control}
          name="country"
          label="Country"
          options={countries.options}
          placeholder="Select a country"
          optional
        />
        <SelectField
          control={control}
          name="size"
          label="Company size"
          options={companySizes.options}
          placeholder="Select a company size"
          optional
        />
      </FieldRow>
      <FieldRow>
        <TextInputField
          control={control}
          name="registrationNumber"
          label="Registration number"
          autoComplete="off"
          optional
        />
        <TextInputField
          control={control}
          name="vatId"
          label="VAT id"
          autoComplete="off"
          hint="With the letters of its country, such as DE123456789."
          optional
        />
      </FieldRow>
      <TextInputField
        control={control}
        name="website"
        label="Website"
        type="url"
        autoComplete="url"
        optional
      />
      <SubmitButton variant="secondary" className="self-start" pendingLabel="Saving...">
        Save company
      </SubmitButton>
    </Form>
  );
}

const factsOf = ({ country, size, ...company }: OwnCompany) =>
  [
    { term: 'Name', details: company.name },
    { term: 'Legal name', details: company.legalName },
    { term: 'Country', details: country && countries.label(country) },
    { term: 'Company size', details: size && companySizes.label(size) },
    { term: 'Registration number', details: company.registrationNumber },
    { term: 'VAT id', details: company.vatId },
    { term: 'Website', details: company.website },
  ].filter(({ details }) => details);
