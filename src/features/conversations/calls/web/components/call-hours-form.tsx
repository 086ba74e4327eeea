import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { type CallWeek, type Hours, hoursAtMost, hoursProblem } from '../../rules/call-hours.ts';
import { useOwnZone } from '../hooks/use-own-zone.ts';
import { useZones } from '../hooks/use-zones.ts';
import { hoursWords } from '../messages.ts';
import { callHoursApi, ownHoursQuery } from '../queries.ts';
import { HoursRow } from './hours-row.tsx';

/** A range that is typed, with a key of its own. */
type TypedHours = Hours & { key: number };

/** The day after the last one of these, at its times: a working week is typed by five presses. */
function hoursAfter(hours: readonly TypedHours[]): TypedHours {
  const last = hours.at(-1);
  const key = Math.max(0, ...hours.map((range) => range.key)) + 1;
  if (!last) return { key, weekday: 1, from: '09:00', to: '17:00' };
  return { ...last, key, weekday: (last.weekday % 7) + 1 };
}

/** Ranges of weekdays, several a day, in a zone that is said with them. */
export function CallHoursForm({ week }: { week: CallWeek | null }) {
  const ownZone = useOwnZone();
  const [chosenZone, setZone] = useState(week?.zone);
  const [hours, setHours] = useState<TypedHours[]>(
    (week?.hours ?? []).map((range, key) => ({ ...range, key })),
  );
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const zone = chosenZone ?? ownZone;
  const zones = [...new Set([...useZones(), zone, ownZone])].sort();
  const save = useMutation({
    mutationFn: () =>
      callHoursApi.saveOwn({
        zone,
        hours: hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(ownHoursQuery.queryKey, saved);
      setIsTried(false);
      notify.success(saved.week ? hoursWords.saved : hoursWords.removed);
    },
    onError: () => notify.error('Error', hoursWords.failed),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (hours.every((_, at) => hoursProblem(hours, at) === null)) {
      save.mutate();
      return;
    }
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  function handleRemove(key: number) {
    setHours(hours.filter((range) => range.key !== key));
    // Its button is gone; the one that adds hours is always there.
    addButton.current?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      aria-label="When you take calls"
      className="flex flex-col gap-4"
    >
      {hours.length === 0 && <p className="text-ink-muted">You have named no hours.</p>}
      {hours.map((range, at) => {
        const problem = isTried ? hoursProblem(hours, at) : null;
        return (
          <HoursRow
            key={range.key}
            number={at + 1}
            hours={range}
            error={problem ? hoursWords.problems[problem] : undefined}
            onChange={(change) =>
              setHours(hours.map((one) => (one.key === range.key ? { ...one, ...change } : one)))
            }
            onRemove={() => handleRemove(range.key)}
          />
        );
      })}
      <Button
        ref={addButton}
        variant="secondary"
        size="sm"
        className="self-start"
        disabledBecause={hours.length >= hoursAtMost ? 'There can be no more' : undefined}
        onClick={() => setHours([...hours, hoursAfter(hours)])}
      >
        <Plus aria-hidden="true" />
        Add hours
      </Button>
      <Field label="Time zone">
        {(control) => (
          <Select
            {...control}
            options={zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
            value={zone}
            onChange={(event) => setZone(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={save.isPending} className="self-start">
        Save Hours
      </Button>
    </form>
  );
}
