import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { MailPreferenceView } from '../../contract.ts';
import { usualTimes } from '../../rules.ts';
import { useBrowserZone } from '../hooks/use-browser-zone.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const bounds = [
  { name: 'From', label: 'Quiet from', bound: 'from' },
  { name: 'Until', label: 'Quiet until', bound: 'until' },
] as const;

/** By whose clocks mails come, and when none does: a plain form, which works without scripts too. */
export function TimeChoices({ preference: { times, zones } }: { preference: MailPreferenceView }) {
  const here = useBrowserZone();
  const isFilledIn = times === null && here !== null && zones.includes(here);
  const { zone, quiet } = times ?? { ...usualTimes, ...(isFilledIn && { zone: here }) };
  return (
    <Card>
      <CardTitle>When mails come</CardTitle>
      <p>
        A mail a day or a week is made at seven in the morning of your time zone, weekly ones on
        Mondays. In quiet hours no mail about what concerns you leaves: it waits until they end.
        Mails about calls, your account and your subscription do not wait.
      </p>
      <form method="post" action="?" className="flex flex-col gap-4">
        <div>
          <Label htmlFor="mail-zone">Your time zone</Label>
          <Select
            key={zone}
            id="mail-zone"
            name="Zone"
            className="mt-1.5"
            defaultValue={zone}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            aria-describedby={isFilledIn ? 'mail-zone-hint' : undefined}
          />
          {isFilledIn && (
            <p id="mail-zone-hint" className="mt-1.5 text-sm text-ink-muted">
              This is the zone of your browser. It counts once you save it; until then it is UTC.
            </p>
          )}
        </div>
        <div className="grid grid-cols-2 gap-4">
          {bounds.map(({ name, label, bound }) => (
            <div key={name}>
              <Label htmlFor={`quiet-${bound}`}>{label}</Label>
              <Select
                key={quiet?.[bound] ?? ''}
                id={`quiet-${bound}`}
                name={name}
                className="mt-1.5"
                placeholder="None"
                defaultValue={quiet ? String(quiet[bound]) : ''}
                options={hours}
              />
            </div>
          ))}
        </div>
        <Button type="submit" variant="secondary" className="self-start">
          Save<span className="sr-only">: when mails come</span>
        </Button>
      </form>
    </Card>
  );
}
