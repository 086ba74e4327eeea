import { type FormEvent, useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { MailPreferenceView } from '../../contract.ts';
import { type MailTimes, usualTimes } from '../../rules.ts';
import { useBrowserZone } from '../hooks/use-browser-zone.ts';
import { useSaveChoice } from '../hooks/use-save-choice.ts';

const title = 'When mails come';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The fields as they are chosen on the page: empty hours are none. */
interface Draft {
  zone: string;
  from: string;
  until: string;
}

const draftOf = ({ zone, quiet }: MailTimes): Draft => ({
  zone,
  from: quiet ? String(quiet.from) : '',
  until: quiet ? String(quiet.until) : '',
});

const timesOf = ({ zone, from, until }: Draft): MailTimes => ({
  zone,
  quiet: from === '' ? null : { from: Number(from), until: Number(until) },
});

/** What is wrong with the hours: none of them, or two that differ, can be kept. */
function problemOf({ from, until }: Draft): string | undefined {
  if ((from === '') !== (until === '')) return 'Choose both hours, or None for both.';
  return from !== '' && from === until ? 'Choose two different hours.' : undefined;
}

interface TimeChoicesProps {
  preference: MailPreferenceView;
  /** The key of the page's address, which says whose choices they are. */
  linkKey: string;
}

/** By whose clocks mails come, and when none does, saved as it is chosen. A plain form saves it without scripts. */
export function TimeChoices({ preference: { times, zones }, linkKey }: TimeChoicesProps) {
  const here = useBrowserZone();
  const choose = useSaveChoice(linkKey);
  const isFilledIn = times === null && here !== null && zones.includes(here);
  const stored = times ?? { ...usualTimes, ...(isFilledIn && { zone: here }) };
  // What cannot be saved yet, because half of it is missing.
  const [unsaved, setUnsaved] = useState<Draft>();
  const draft = unsaved ?? draftOf(stored);
  const problem = problemOf(draft);
  const bounds = [
    { name: 'From', field: 'from', label: 'Quiet from', error: undefined },
    { name: 'Until', field: 'until', label: 'Quiet until', error: problem },
  ] as const;

  function save(next: Draft) {
    const isWhole = problemOf(next) === undefined;
    setUnsaved(isWhole ? undefined : next);
    if (!isWhole) return;
    const before = times ?? usualTimes;
    void choose({ kind: 'times', times: timesOf(next) }, { kind: 'times', times: before }, title);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save(draft);
  }

  return (
    <Card>
      <CardTitle>{title}</CardTitle>
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
              name="Zone"
              value={draft.zone}
              onChange={(event) => save({ ...draft, zone: event.currentTarget.value })}
              options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          {bounds.map(({ name, field, label, error }) => (
            <Field key={name} label={label} error={error}>
              {(control) => (
                <Select
                  {...control}
                  name={name}
                  placeholder="None"
                  value={draft[field]}
                  onChange={(event) => save({ ...draft, [field]: event.currentTarget.value })}
                  options={hours}
                />
              )}
            </Field>
          ))}
        </div>
        <Button
          type="submit"
          variant="secondary"
          className={isFilledIn ? 'self-start' : 'hidden self-start noscript:inline-flex'}
        >
          Save<span className="sr-only">: when mails come</span>
        </Button>
      </form>
    </Card>
  );
}
