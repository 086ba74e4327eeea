import { X } from 'lucide-react';
import { Field } from '#ui/primitives/field.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { Hours } from '../../rules/call-hours.ts';
import { weekdays } from '../../rules/hours-words.ts';

const days = weekdays.map((label, index) => ({ value: String(index + 1), label }));

interface HoursRowProps {
  /** Which of the ranges it is, from 1. */
  number: number;
  hours: Hours;
  error: string | undefined;
  onChange: (change: Partial<Hours>) => void;
  onRemove: () => void;
}

/** One weekday from one time to another. */
export function HoursRow({ number, hours, error, onChange, onRemove }: HoursRowProps) {
  return (
    <fieldset className="flex items-start gap-2">
      <legend className="sr-only">Hours {number}</legend>
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-3">
        <Field label="Day" className="col-span-2 sm:col-span-1">
          {(control) => (
            <Select
              {...control}
              options={days}
              value={String(hours.weekday)}
              onChange={(event) => onChange({ weekday: Number(event.target.value) })}
            />
          )}
        </Field>
        <Field label="From" error={error}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={hours.from}
              onChange={(event) => onChange({ from: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label="To" hint={hours.to === '00:00' ? 'Midnight' : undefined}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={hours.to}
              onChange={(event) => onChange({ to: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <IconButton label={`Remove hours ${number}`} className="mt-7" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
