import { useState } from 'react';
import { z } from 'zod';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { CheckboxGroupField } from '#ui/form/checkbox-group-field.tsx';
import { ComboboxField } from '#ui/form/combobox-field.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { FieldList } from '#ui/form/field-list.tsx';
import { Form } from '#ui/form/form.tsx';
import { MultiSelectField } from '#ui/form/multi-select-field.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { PrivateNote } from '#ui/form/private-note.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import { countries, modules, roles, skills, zones } from './example-choices.ts';
import { FieldStates } from './field-states.tsx';
import { FilledFieldsExample } from './filled-fields-example.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const schema = z.object({
  title: z.string().min(1, 'Please enter a project title'),
  secret: z.string().min(15, 'At least 15 characters'),
  start: z.string(),
  hours: z.number('Please enter the hours').min(5).max(60),
  country: z.string().min(1, 'Please choose a country'),
  zone: z.string(),
  role: z.string(),
  skills: z.array(z.string()).min(1, 'Please choose a skill'),
  modules: z.array(z.string()),
  summary: z.string().max(200, 'At most 200 characters'),
  projects: z.array(z.object({ title: z.string().min(1, 'Please enter a title') })),
  agreed: z.boolean().refine((agreed) => agreed, 'You must agree to the terms and conditions'),
});

/** What is filled in, in a form that can be sent. */
export function FieldsChapter() {
  return (
    <Chapter
      id="fields"
      title="Fields"
      lead="A label above, help below it, the mistake beside it. Nothing is checked before the form is sent; from then on every change is."
    >
      <Specimen
        title="A form"
        layout="stack"
        note="Send it empty to see how mistakes are said, seen and found."
      >
        <ExampleForm />
      </Specimen>
      <Specimen
        title="Fields that were filled"
        layout="stack"
        note="A field with a filled-in value names its source. The user can remove the value with one press; an edited value counts as typed."
      >
        <FilledFieldsExample />
      </Specimen>
      <Specimen title="A note that only its author reads" layout="stack">
        <PrivateNote
          note="Knows our ledger."
          name="Ada L."
          maxLength={1000}
          save={() => Promise.resolve()}
        />
      </Specimen>
      <Specimen title="States of a control" layout="stack">
        <FieldStates />
      </Specimen>
      <Specimen
        title="Switch"
        layout="stack"
        note="For a setting that takes effect at once. In a form it is a box to tick."
      >
        <div className="flex w-full max-w-md flex-col gap-5">
          <Switch label="Analytics Cookies" hint="Help us understand." />
          <Switch label="On from the start" defaultChecked />
          <Switch label="Always on" defaultChecked disabled />
        </div>
      </Specimen>
    </Chapter>
  );
}

function ExampleForm() {
  const [sent, setSent] = useState('');
  const form = useSchemaForm(schema, {
    defaultValues: {
      title: '',
      secret: '',
      start: '',
      hours: 30,
      country: '',
      zone: '',
      role: 'client',
      skills: ['sales', 'a-retired-skill'],
      modules: ['general-ledger'],
      summary: 'Twelve years.',
      projects: [{ title: 'Rollout in four countries' }],
      agreed: false,
    },
  });
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={({ title }) => setSent(`“${title}” would have been sent.`)}
      className="max-w-form"
      aria-label="Example"
    >
      <TextInputField
        control={control}
        name="title"
        label="Project title"
        hint="What consultants read first."
      />
      <TextInputField
        control={control}
        name="secret"
        label="Password"
        type="password"
        autoComplete="new-password"
      />
      <FieldRow>
        <NumberField control={control} name="hours" label="Hours per week" unit="hours" whole />
        <DateField control={control} name="start" label="Preferred start date" optional />
        <SelectField
          control={control}
          name="country"
          label="Country"
          placeholder="Select a country"
          options={countries}
        />
        <ComboboxField control={control} name="zone" label="Timezone" groups={zones} optional />
      </FieldRow>
      <RadioField control={control} name="role" label="I am a" options={roles} layout="cards" />
      <MultiSelectField control={control} name="skills" label="Skills" groups={skills} />
      <CheckboxGroupField
        control={control}
        name="modules"
        label="Modules"
        options={modules}
        columns={2}
        optional
      />
      <TextAreaField control={control} name="summary" label="Summary" counterMax={200} optional />
      <FieldList
        control={control}
        name="projects"
        legend="Projects"
        rowLabel={(position) => `Project ${position}`}
        addLabel="Add project"
        newRow={() => ({ title: '' })}
        max={{ rows: 3, message: 'Maximum 3 projects allowed' }}
        emptyText="No projects yet."
      >
        {(index) => (
          <TextInputField
            control={control}
            name={`projects.${index}.title`}
            label="Title of the project"
          />
        )}
      </FieldList>
      <CheckboxField control={control} name="agreed" label="I agree to the terms and conditions" />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton pendingLabel="Sending...">Send</SubmitButton>
        <output className="text-sm text-ink-muted">{sent}</output>
      </div>
    </Form>
  );
}
