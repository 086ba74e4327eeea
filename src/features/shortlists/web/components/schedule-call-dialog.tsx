import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { timezones } from '#catalogue/enumerations/places.ts';
import type { ListedProfile } from '#features/consultants/contract/listed-profile.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { calendarFileOf, calendarFileType } from '../../rules/calendar-invitation.ts';
import { timeIn } from './time-zones.ts';

type Callee = Pick<ListedProfile, 'name' | 'phone' | 'linkedinUrl' | 'timezone'>;

const lengths = ['15', '30', '45', '60'].map((value) => ({ value, label: `${value} minutes` }));

/** Plans a call: shows the time on both clocks, and gives an entry for the own calendar. */
export function ScheduleCallDialog({ consultant }: { consultant: Callee }) {
  const { name, timezone } = consultant;
  const [when, setWhen] = useState('');
  const [minutes, setMinutes] = useState('30');
  const startsAt = when ? new Date(when) : undefined;
  const isTime = startsAt !== undefined && !Number.isNaN(startsAt.getTime());
  const isPast = isTime && startsAt <= new Date();
  const isPlanned = isTime && !isPast;
  const [isAsked, setIsAsked] = useState(false);
  const missing = isAsked && !isTime ? 'Please choose a date and a time' : undefined;
  const problem = isPast ? 'Please choose a time in the future' : missing;
  const whenRef = useRef<HTMLInputElement>(null);

  function handleAdd() {
    if (isPlanned) saveCalendarFile(consultant, startsAt, Number(minutes));
    else {
      setIsAsked(true);
      whenRef.current?.focus();
    }
  }

  return (
    <Dialog
      onOpenChange={() => setIsAsked(false)}
      title={`Schedule a call with ${name}`}
      description="Choose a time, keep it in your calendar, and agree on it with the consultant. Nothing is sent on your behalf."
      trigger={
        <Button variant="secondary">
          <CalendarPlus aria-hidden="true" />
          Schedule Call
        </Button>
      }
      footer={
        <>
          <DialogClose render={<Button variant="ghost">Close</Button>} />
          <Button onClick={handleAdd}>Add to Calendar</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FieldRow>
          <Field label="Date and time" hint="On your clock" error={problem}>
            {(control) => (
              <Input
                {...control}
                ref={whenRef}
                type="datetime-local"
                value={when}
                onChange={(event) => setWhen(event.target.value)}
              />
            )}
          </Field>
          <Field label="Length">
            {(control) => (
              <Select
                {...control}
                options={lengths}
                value={minutes}
                onChange={(event) => setMinutes(event.target.value)}
              />
            )}
          </Field>
        </FieldRow>
        <p role="status" className="text-ink-muted">
          {isPlanned
            ? `For ${name} that is ${timeIn(timezone, startsAt)}, ${timezones.label(timezone)}.`
            : `${name} works in ${timezones.label(timezone)}.`}
        </p>
      </div>
    </Dialog>
  );
}

function saveCalendarFile({ name, phone, linkedinUrl }: Callee, startsAt: Date, minutes: number) {
  const file = calendarFileOf({
    uid: `${crypto.randomUUID()}@direct365`,
    startsAt,
    minutes,
    title: `Call with ${name}`,
    description: [phone && `Phone: ${phone}`, linkedinUrl && `LinkedIn: ${linkedinUrl}`]
      .filter(Boolean)
      .join('\n'),
    writtenAt: new Date(),
  });
  const url = URL.createObjectURL(new Blob([file], { type: calendarFileType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'call.ics';
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
