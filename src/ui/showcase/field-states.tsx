import { useState } from 'react';
import { FilledFrom } from '#ui/form/filled-from.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Combobox } from '#ui/primitives/combobox.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { MultiSelect } from '#ui/primitives/multi-select.tsx';
import { NumberInput } from '#ui/primitives/number-input.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { countries, roles, skills, zones } from './example-choices.ts';

/** Controls at rest, filled, mistaken, readable only and switched off. */
export function FieldStates() {
  const [zone, setZone] = useState('cet');
  const [chosen, setChosen] = useState<string[]>([]);
  const [role, setRole] = useState('client');
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <Field label="At rest" hint="Help stays in sight.">
        {(control) => <Input {...control} placeholder="An example" />}
      </Field>
      <Field label="With a mistake" error="Please enter an e-mail address">
        {(control) => <Input {...control} defaultValue="dana@" />}
      </Field>
      <Field label="To be read only">
        {(control) => <Input {...control} readOnly defaultValue="dana@example.com" />}
      </Field>
      <Field label="Switched off">
        {(control) => <Input {...control} disabled defaultValue="Not now" />}
      </Field>
      <Field label="A number with a unit (USD)" optional>
        {(control) => <NumberInput {...control} unit="USD" defaultValue={125} />}
      </Field>
      <Field label="A choice, switched off">
        {(control) => <Select {...control} disabled options={countries} />}
      </Field>
      <Field label="A searched choice" optional>
        {(control) => (
          <Combobox
            {...control}
            label="A searched choice"
            groups={zones}
            value={zone}
            onValueChange={setZone}
          />
        )}
      </Field>
      <Field label="A searched choice, mistaken" error="Please choose a timezone">
        {(control) => (
          <Combobox
            {...control}
            label="A searched choice, mistaken"
            groups={zones}
            value=""
            onValueChange={() => undefined}
          />
        )}
      </Field>
      <Field label="Several choices, none yet" optional>
        {(control) => (
          <MultiSelect
            {...control}
            label="Several choices, none yet"
            groups={skills}
            value={chosen}
            onValueChange={setChosen}
          />
        )}
      </Field>
      <Field
        label="Filled from a file"
        note={(id) => (
          <FilledFrom
            {...{ id, label: 'Filled from a file', source: 'Positions.csv, row 2' }}
            onTakeBack={() => undefined}
          />
        )}
      >
        {(control) => <Input {...control} defaultValue="Finance consultant" />}
      </Field>
      <Field label="A long text" counter={{ length: 212, max: 200 }} error="At most 200 characters">
        {(control) => (
          <Textarea {...control} rows={3} defaultValue="Twelve years, and a word too many." />
        )}
      </Field>
      <div className="flex flex-col gap-2">
        <Checkbox label="A box to tick" hint="With help below it." />
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox label="Switched off" disabled />
        <Checkbox label="Ticked and switched off" disabled defaultChecked />
      </div>
      <RadioGroup
        legend="One of a few"
        name="few"
        options={[...roles, { value: 'none', label: 'Not on offer', disabled: true }]}
        value={role}
        onValueChange={setRole}
      />
    </div>
  );
}
