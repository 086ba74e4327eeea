import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Control, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { tagsOf } from '#ui/rendered-tags.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { FieldList } from './field-list.tsx';
import { FilledFields } from './filled-fields.ts';
import { Form } from './form.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { NumberField } from './number-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextInputField } from './text-input-field.tsx';

type Values = {
  title: string;
  hours: number | undefined;
  country: string;
  role: string;
  skills: string[];
  projects: { title: string }[];
  agreed: boolean;
};

type FieldsProps = {
  messages?: Partial<Record<keyof Values, string>>;
  children: (control: Control<Values>) => ReactNode;
};

function Fields({ messages = {}, children }: FieldsProps) {
  const errors = Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: 'custom', message }]),
  );
  const form = useForm<Values>({
    defaultValues: {
      title: 'Rollout',
      hours: 30,
      country: 'de',
      role: 'client',
      skills: ['sales', 'retired'],
      projects: [],
      agreed: false,
    },
    errors,
  });
  return (
    <Form form={form} onSubmit={() => undefined}>
      {children(form.control)}
    </Form>
  );
}

function render(children: FieldsProps['children'], messages: FieldsProps['messages'] = {}) {
  return renderToString(<Fields messages={messages}>{children}</Fields>).replaceAll('<!-- -->', '');
}

const countries = [
  { value: 'uk', label: 'United Kingdom' },
  { value: 'de', label: 'Germany' },
];
const roles = [
  { value: 'client', label: 'Client' },
  { value: 'consultant', label: 'Consultant' },
];
const groups = [{ label: 'CRM', options: [{ value: 'sales', label: 'Sales' }] }];

describe('the fields of a form', () => {
  it('show the values the form starts with', () => {
    const markup = render((control) => (
      <>
        <TextInputField control={control} name="title" label="Title" />
        <NumberField control={control} name="hours" label="Hours" />
        <SelectField control={control} name="country" label="Country" options={countries} />
        <RadioField control={control} name="role" label="I am" options={roles} />
      </>
    ));
    const [title, hours, client, consultant] = tagsOf(markup, 'input');
    expect(title).toMatchObject({ name: 'title', value: 'Rollout' });
    expect(hours).toMatchObject({ name: 'hours', type: 'text', inputmode: 'decimal', value: '30' });
    expect(client).toMatchObject({ name: 'role', value: 'client', checked: '' });
    expect(consultant).not.toHaveProperty('checked');
    expect(tagsOf(markup, 'option')).toEqual([{ value: 'uk' }, { value: 'de', selected: '' }]);
  });

  it('are required unless they are optional', () => {
    const required = render((control) => (
      <TextInputField control={control} name="title" label="Title" />
    ));
    const optional = render((control) => (
      <TextInputField control={control} name="title" label="Title" optional />
    ));
    expect(tagsOf(required, 'input')[0]).toHaveProperty('required');
    expect(tagsOf(optional, 'input')[0]).not.toHaveProperty('required');
  });

  it('carry their message, and refer to it', () => {
    const markup = render(
      (control) => <TextInputField control={control} name="title" label="Title" />,
      { title: 'Please enter a project title' },
    );
    const [input] = tagsOf(markup, 'input');
    expect(input).toHaveProperty('aria-invalid', 'true');
    expect(markup).toMatch(
      new RegExp(`id="${input?.['aria-describedby']}".*Please enter a project title`),
    );
  });

  it('mark a group of choices as invalid, and as one question', () => {
    const markup = render(
      (control) => <RadioField control={control} name="role" label="I am" options={roles} />,
      { role: 'Please choose one' },
    );
    expect(tagsOf(markup, 'fieldset')[0]).toMatchObject({
      role: 'radiogroup',
      'aria-invalid': 'true',
      'aria-required': 'true',
    });
    expect(markup).toMatch(/<legend[^>]*>I am/);
  });

  it('mark a box that must be ticked', () => {
    const markup = render(
      (control) => <CheckboxField control={control} name="agreed" label="I agree" />,
      { agreed: 'You must agree to the terms and conditions' },
    );
    expect(tagsOf(markup, 'input')[0]).toMatchObject({ type: 'checkbox', 'aria-invalid': 'true' });
    expect(markup).toContain('You must agree to the terms and conditions');
  });

  it('count characters', () => {
    const markup = render((control) => (
      <TextAreaField control={control} name="title" label="Summary" counterMax={500} />
    ));
    expect(markup).toContain('7/500');
  });
});

describe('a field of many choices', () => {
  it('lists what is chosen, also what is no longer on offer, each with a way to take it back', () => {
    const markup = render((control) => (
      <MultiSelectField control={control} name="skills" label="Skills" groups={groups} />
    ));
    expect(markup).toContain('2 chosen');
    expect(markup).toContain('aria-label="Remove Sales"');
    expect(markup).toContain('aria-label="Remove retired"');
  });

  it('is a labelled combobox that can be invalid', () => {
    const markup = render(
      (control) => (
        <MultiSelectField control={control} name="skills" label="Skills" groups={groups} />
      ),
      { skills: 'Please select at least 3 primary skills' },
    );
    const trigger = tagsOf(markup, 'button').find((each) => each.role === 'combobox');
    expect(trigger).toMatchObject({ 'aria-invalid': 'true', 'aria-required': 'true' });
    expect(tagsOf(markup, 'label')[0]).toHaveProperty('for', trigger?.id);
  });
});

describe('a list of rows', () => {
  it('says what to do when it is empty, and carries the message of the whole', () => {
    const markup = render(
      (control) => (
        <FieldList
          control={control}
          name="projects"
          legend="Projects"
          rowLabel={(position) => `Project ${position}`}
          addLabel="Add project"
          newRow={() => ({ title: '' })}
          emptyText="No projects yet."
        >
          {(index) => (
            <TextInputField control={control} name={`projects.${index}.title`} label="Title" />
          )}
        </FieldList>
      ),
      { projects: 'Add at least one project' },
    );
    expect(markup).toContain('No projects yet.');
    expect(markup).toContain('Add at least one project');
    expect(tagsOf(markup, 'fieldset')[0]).toHaveProperty('data-invalid', 'true');
  });

  it('says in sight and in its button’s description that it is full', () => {
    const markup = render((control) => (
      <FieldList
        control={control}
        name="projects"
        legend="Projects"
        rowLabel={(position) => `Project ${position}`}
        addLabel="Add project"
        newRow={() => ({ title: '' })}
        max={{ rows: 0, message: 'No projects allowed' }}
      >
        {() => null}
      </FieldList>
    ));
    expect(markup).toMatch(/<p [^>]*>No projects allowed<\/p>/);
    const add = tagsOf(markup, 'button')[0];
    expect(add).toMatchObject({ 'aria-disabled': 'true', title: 'No projects allowed' });
    expect(add).toHaveProperty('aria-describedby');
  });
});

describe('the form itself', () => {
  it('posts, so that nothing typed can end up in an address', () => {
    expect(
      tagsOf(
        render(() => 'x'),
        'form',
      )[0],
    ).toHaveProperty('method', 'post');
  });
});

describe('a field that was filled', () => {
  const marks = new Map([
    ['title', { source: 'Positions.csv, row 2', onTakeBack: () => undefined }],
    ['projects', { source: 'Projects.csv', onTakeBack: () => undefined }],
  ]);

  it('says where its value came from, as part of its description, and offers to take it back', () => {
    const markup = render((control) => (
      <FilledFields value={marks}>
        <TextInputField control={control} name="title" label="Title" />
      </FilledFields>
    ));
    const [input] = tagsOf(markup, 'input');
    expect(markup).toMatch(
      new RegExp(`id="${input?.['aria-describedby']}".*From Positions.csv, row 2`),
    );
    expect(markup).toMatch(/<button[^>]*>Take back<span class="sr-only"> Title<\/span>/);
  });

  it('may be a list, which is marked as a whole', () => {
    const markup = render((control) => (
      <FilledFields value={marks}>
        <FieldList
          control={control}
          name="projects"
          legend="Projects"
          rowLabel={(position) => `Project ${position}`}
          addLabel="Add"
          newRow={() => ({ title: '' })}
        >
          {() => null}
        </FieldList>
      </FilledFields>
    ));
    const [list] = tagsOf(markup, 'fieldset');
    expect(markup).toMatch(new RegExp(`id="${list?.['aria-describedby']}".*From Projects.csv`));
  });

  it('says nothing where nothing was filled', () => {
    const markup = render((control) => (
      <FilledFields value={marks}>
        <NumberField control={control} name="hours" label="Hours" />
      </FilledFields>
    ));
    expect(markup).not.toContain('Take back');
    expect(tagsOf(markup, 'input')[0]).not.toHaveProperty('aria-describedby');
  });
});
