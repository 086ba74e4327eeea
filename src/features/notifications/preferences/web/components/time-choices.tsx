import { type FormEvent, useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { MailPreferenceView } from '../../contract.ts';
import { usualTimes } from '../../rules.ts';
import { useBrowserZone } from '../hooks/use-browser-zone.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** What is wrong with the hours of a form: none of them, or two that differ, can be kept. */
function problemOf(form: FormData): string | undefined {
  const [from, until] = [form.get('From'), form.get('Until')];
  if ((from === '') !== (until === '')) return 'Choose both hours, or None for both.';
  return from !== '' && from === until ? 'Choose two different hours.' : undefined;
}

/** By whose clocks mails come, and when none does: a plain form, which works without scripts too. */
export function TimeChoices({ preference: { times, zones } }: { preference: MailPreferenceView }) {
  const here = useBrowserZone();
  const [problem, setProblem] = useState<string>();
  const isFilledIn = times === null && here !== null && zones.includes(here);
  const { zone, quiet } = times ?? { ...usualTimes, ...(isFilledIn && { zone: here }) };
  const bounds = [
    { name: 'From', label: 'Quiet from', hour: quiet?.from, error: undefined },
    { name: 'Until', label: 'Quiet until', hour: quiet?.until, error: problem },
  ];

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const wrong = problemOf(new FormData(event.currentTarget));
    setProblem(wrong);
    if (wrong) event.preventDefault();
  }

  return (
    <Card>
      <CardTitle>When mails come</CardTitle>
      <p>
        A mail a day or a week is made at seven in the morning of your time zone, weekly ones on
        Mondays. In quiet hours no mail about what concerns you leaves, and your browsers show no
        notification: they wait until the hours end. Reminders of calls, agreed times of calls, and
        mails about your account and your subscription do not wait.
      </p>
      <form method="post" action="?" onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Field
          label="Your time zone"
          hint={
            isFilledIn &&
            'This is the zone of your browser. It counts once you save it; until then it is UTC.'
          }
        >
          {(control) => (
            <Select
              {...control}
              key={zone}
              name="Zone"
              defaultValue={zone}
              options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          {bounds.map(({ name, label, hour, error }) => (
            <Field key={name} label={label} error={error}>
              {(control) => (
                <Select
                  {...control}
                  key={hour}
                  name={name}
                  placeholder="None"
                  defaultValue={hour === undefined ? '' : String(hour)}
                  options={hours}
                />
              )}
            </Field>
          ))}
        </div>
        <Button type="submit" variant="secondary" className="self-start">
          Save<span className="sr-only">: when mails come</span>
        </Button>
      </form>
    </Card>
  );
}
