import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { messageOf } from '#lib/api/problem.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { readNumber } from '#ui/form/read-number.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DialogClose } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { TimeSheetEntry, TimeSheetWeek } from '../../contract.ts';
import { mostOfOneDay, partsOf, type Unit } from '../../rules/amounts.ts';
import { daysOfWeek, isEditable, noteMaxLength } from '../../rules/weeks.ts';
import { timeSheetMessages, weekRefusals } from '../messages.ts';
import { refreshTimeSheets, timeSheetsApi } from '../queries.ts';

interface WeekFormProps {
  applicationId: ApplicationId;
  unit: Unit;
  /** The first and the last day that can be entered. */
  days: { first: string; last: string };
  mondays: readonly string[];
  weeks: readonly TimeSheetWeek[];
  startsOn: string;
  onChoose: (startsOn: string) => void;
  onEnd: () => void;
}

/** Lets the consultant choose a week and enter what they worked. */
export function WeekForm(props: WeekFormProps) {
  const { mondays, weeks, startsOn, onChoose } = props;
  const week = weeks.find((each) => each.startsOn === startsOn);
  const isClosed = (monday: string) =>
    weeks.some((each) => each.startsOn === monday && !isEditable(each.state));
  return (
    <div className="flex flex-col gap-5">
      <Field label="Week">
        {(control) => (
          <Select
            {...control}
            value={startsOn}
            options={mondays.map((value) => ({ value, label: `From ${dayInWords(value)}` }))}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
        )}
      </Field>
      {isClosed(startsOn) ? (
        <Banner tone="info">This week is submitted. Only returned weeks can be changed.</Banner>
      ) : (
        <Entries key={startsOn} {...props} saved={week?.entries ?? []} />
      )}
    </div>
  );
}

interface Typed {
  amount: string;
  note: string;
}
const nothing: Typed = { amount: '', note: '' };
const steps: Record<Unit, string> = {
  hours: 'Quarters of an hour, 24 at most',
  days: '0.5 or 1',
};

function Entries(props: WeekFormProps & { saved: readonly TimeSheetEntry[] }) {
  const { applicationId, unit, days, startsOn, onEnd, saved } = props;
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(
      saved.map(({ day, amount, note }) => [day, { amount: String(amount), note }]),
    ),
  );
  const [isTried, setIsTried] = useState(false);
  const { decide, isDeciding, failed } = useDecision({
    send: (entries: TimeSheetEntry[], call) =>
      timeSheetsApi.saveWeek({ applicationId, startsOn, entries }, call),
    done: () => ({ title: 'Week Saved', description: 'Submit it when it is whole.' }),
    refusal: (error) => messageOf(error, ...weekRefusals, 'ENTRY_DAY', 'NO_TIME_SHEET'),
    onEnd,
    refresh: () => refreshTimeSheets(queryClient),
  });
  const open = daysOfWeek(startsOn).filter((day) => day >= days.first && day <= days.last);
  const problemOf = (day: string): string | undefined => {
    const { amount, note } = typed[day] ?? nothing;
    const number = readNumber(amount);
    if (number === null) return note.trim() ? 'Please enter an amount' : undefined;
    const isAmount = partsOf(unit, number) !== null && number <= mostOfOneDay[unit];
    return isAmount ? undefined : steps[unit];
  };
  const change = (day: string, part: Partial<Typed>) =>
    setTyped((before) => ({ ...before, [day]: { ...nothing, ...before[day], ...part } }));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (open.some((day) => problemOf(day))) return;
    decide(
      open.flatMap((day) => {
        const { amount, note } = typed[day] ?? nothing;
        const number = readNumber(amount);
        return number === null ? [] : [{ day, amount: number, note: note.trim() }];
      }),
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Week" className="flex flex-col gap-5">
      {failed && <Banner tone="danger">{timeSheetMessages.saveFailed}</Banner>}
      {open.map((day) => (
        <fieldset key={day} className="flex flex-col gap-2">
          <legend className="mb-1 font-medium text-ink">
            {weekdayOf(day)}, {dayInWords(day)}
          </legend>
          <div className="grid gap-3 sm:grid-cols-[7rem_1fr]">
            <Field
              label={unit === 'hours' ? 'Hours' : 'Days'}
              error={isTried ? problemOf(day) : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  value={typed[day]?.amount ?? ''}
                  onChange={(event) => change(day, { amount: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label="Note">
              {(control) => (
                <Input
                  {...control}
                  maxLength={noteMaxLength}
                  value={typed[day]?.note ?? ''}
                  onChange={(event) => change(day, { note: event.currentTarget.value })}
                />
              )}
            </Field>
          </div>
        </fieldset>
      ))}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary">Cancel</Button>} />
        <Button type="submit" pending={isDeciding}>
          Save Week
        </Button>
      </div>
    </form>
  );
}

// One locale and one zone: a calendar day has none.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const weekdayOf = (day: string): string => weekday.format(new Date(day));
