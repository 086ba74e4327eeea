import { z } from 'zod';
import { FieldList } from '#ui/form/field-list.tsx';
import { FilledFields } from '#ui/form/filled-fields.ts';
import { Form } from '#ui/form/form.tsx';
import { MultiSelectField } from '#ui/form/multi-select-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useFilledFields } from '#ui/form/use-filled-fields.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { skills } from './example-choices.ts';

const schema = z.object({
  role: z.string(),
  strengths: z.array(z.string()),
  works: z.array(z.object({ name: z.string() })),
});

/** A form that is filled by a press, to be taken back, or typed over. */
export function FilledFieldsExample() {
  const form = useSchemaForm(schema, {
    defaultValues: { role: 'Consultant', strengths: [], works: [] },
  });
  const { marks, fill, takeBackAll } = useFilledFields(form);
  const { control } = form;
  const isFilled = marks.size > 0;

  function handleFill() {
    fill([
      { name: 'role', value: 'Finance consultant', sources: ['Positions.csv, row 2'] },
      { name: 'strengths', value: ['sales'], sources: ['Skills.csv, rows 1 and 4'] },
      { name: 'works', value: [{ name: 'A rollout' }], sources: ['Projects.csv, row 1'] },
    ]);
  }

  return (
    <FilledFields value={marks}>
      <Form form={form} onSubmit={() => undefined} className="max-w-form" aria-label="Filled">
        <Button
          variant="secondary"
          className="self-start"
          onClick={isFilled ? takeBackAll : handleFill}
        >
          {isFilled ? 'Take everything back' : 'Fill the fields'}
        </Button>
        <TextInputField control={control} name="role" label="Role" />
        <MultiSelectField
          control={control}
          name="strengths"
          label="Strengths"
          groups={skills}
          optional
        />
        <FieldList
          control={control}
          name="works"
          legend="Works"
          rowLabel={(position) => `Work ${position}`}
          addLabel="Add work"
          newRow={() => ({ name: '' })}
        >
          {(index) => (
            <TextInputField control={control} name={`works.${index}.name`} label="Name" />
          )}
        </FieldList>
        <Button type="submit" className="self-start">
          Save
        </Button>
      </Form>
    </FilledFields>
  );
}
