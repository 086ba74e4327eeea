import { Plus, X } from 'lucide-react';
import { instantOf } from '#lib/wall-time.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { timesAtMost } from '../../rules/limits.ts';
import { placeOfZone, timeWithZone } from '../../rules/zones.ts';
import { useOwnZone } from '../hooks/use-own-zone.ts';
import { callWords } from '../messages.ts';
import { oddNote } from './odd-time.ts';

/** What was typed into one field, with a key of its own. */
export interface TypedTime {
  key: number;
  wall: string;
}

interface TimeFieldsProps {
  times: readonly TypedTime[];
  onChange: (times: TypedTime[]) => void;
  /** Whether missing times are said. */
  isTried: boolean;
  otherName: string;
  otherZone: string | null;
  /** What is to be known of a time all the same; undefined where nothing is. */
  noteOf: (instant: Date) => string | undefined;
}

/** Up to five times on the reader's clock, each said on the other person's clock too. */
export function TimeFields({ times, onChange, isTried, ...other }: TimeFieldsProps) {
  const { otherName, otherZone, noteOf } = other;
  const zone = useOwnZone();
  const nextKey = Math.max(...times.map(({ key }) => key)) + 1;
  return (
    <div className="flex flex-col gap-3">
      {times.map(({ key, wall }, at) => {
        const instant = instantOf(wall, zone);
        const notes = instant ? [oddNote(wall, zone), noteOf(instant)] : [];
        const note = notes.filter((each) => each !== undefined).join(' ');
        return (
          <div key={key} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Field
                label={times.length === 1 ? 'Date and time' : `Time ${at + 1}`}
                hint={
                  instant && otherZone
                    ? `For ${otherName}: ${timeWithZone(otherZone, instant)}`
                    : `On your clock (${placeOfZone(zone)})`
                }
                error={isTried ? problemOf(instant) : undefined}
                note={
                  note
                    ? (id) => (
                        <p id={id} role="status" className="text-sm text-warning-ink">
                          {note}
                        </p>
                      )
                    : undefined
                }
              >
                {(control) => (
                  <Input
                    {...control}
                    type="datetime-local"
                    value={wall}
                    onChange={(event) => {
                      const typed = event.currentTarget.value;
                      onChange(
                        times.map((time) => (time.key === key ? { key, wall: typed } : time)),
                      );
                    }}
                  />
                )}
              </Field>
            </div>
            {times.length > 1 && (
              <IconButton
                label={`Remove time ${at + 1}`}
                className="mt-8"
                onClick={() => onChange(times.filter((time) => time.key !== key))}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
        );
      })}
      {times.length < timesAtMost && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onChange([...times, { key: nextKey, wall: '' }])}
        >
          <Plus aria-hidden="true" />
          Add another time
        </Button>
      )}
    </div>
  );
}

/** What is wrong with a time that is to be proposed; undefined where nothing is. */
export function problemOf(instant: Date | null): string | undefined {
  if (!instant) return callWords.timeMissing;
  return instant <= new Date() ? callWords.timePassed : undefined;
}
