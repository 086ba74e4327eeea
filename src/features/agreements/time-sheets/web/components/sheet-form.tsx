import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { readNumber } from '#ui/form/read-number.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DialogClose } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import type { DealSheet } from '../../contract.ts';
import { capMax, partsOf, type Unit, units } from '../../rules/amounts.ts';
import { timeSheetMessages, unitNames } from '../messages.ts';
import { refreshTimeSheets, timeSheetsApi } from '../queries.ts';

interface SheetFormProps {
  applicationId: ApplicationId;
  /** What is switched on already; null where nothing is. */
  sheet: DealSheet['sheet'];
  onEnd: () => void;
}

const options = units.map((value) => ({ value, label: unitNames[value] }));
const steps: Record<Unit, string> = {
  hours: 'Please enter quarters of an hour, such as 120 or 7.25',
  days: 'Please enter halves of a day, such as 20 or 0.5',
};

/** Switches on the time sheet of a deal, or changes its cap. */
export function SheetForm({ applicationId, sheet, onEnd }: SheetFormProps) {
  const name = useId();
  const queryClient = useQueryClient();
  const [unit, setUnit] = useState<Unit>(sheet?.unit ?? 'hours');
  const [typed, setTyped] = useState(sheet?.cap ? String(sheet.cap) : '');
  const [isTried, setIsTried] = useState(false);
  const { decide, isDeciding, failed } = useDecision({
    send: (cap: number | null, call) => timeSheetsApi.set({ applicationId, unit, cap }, call),
    done: () => ({ title: 'Time Sheet Saved', description: 'Both sides see it with the deal.' }),
    refusal: (error) =>
      messageOf(error, 'DEAL_STATE', 'TIME_SHEETS_OFF', 'UNIT_FIXED', 'APPLICATION_NOT_FOUND'),
    onEnd,
    refresh: () => refreshTimeSheets(queryClient),
  });
  const cap = readNumber(typed);
  const isWrong = cap !== null && (partsOf(unit, cap) === null || cap > capMax);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!isWrong) decide(cap);
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label="Time sheet"
      className="flex flex-col gap-5"
    >
      {failed !== undefined && <Banner tone="danger">{timeSheetMessages.setFailed}</Banner>}
      {!sheet?.weeks.length && (
        <RadioGroup
          legend="Unit"
          hint="It is fixed once the consultant has entered time."
          name={name}
          required
          layout="inline"
          options={options}
          value={unit}
          onValueChange={(value) => setUnit(units.find((each) => each === value) ?? unit)}
        />
      )}
      <Field
        label={`Cap in ${unit}`}
        hint="Both sides are warned when 80 and 100 % of it are submitted."
        optional
        error={isTried && isWrong ? steps[unit] : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose render={<Button variant="secondary">Cancel</Button>} />
        <Button type="submit" pending={isDeciding}>
          Save
        </Button>
      </div>
    </form>
  );
}
