import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { isMeetingUrl, meetingUrlMaxLength, newTeamsMeeting } from '../../rules/meeting-url.ts';
import { callWords } from '../messages.ts';

/** Whether this is a link to meet at, or none yet. */
export const isLinkRight = (typed: string): boolean =>
  typed.trim() === '' || isMeetingUrl(typed.trim());

interface MeetingLinkFieldProps {
  value: string;
  onChange: (value: string) => void;
  isTried: boolean;
  /** What a meeting that is made for it in Teams begins with. */
  title: string;
  startsAt: Date | undefined;
  minutes: number;
}

/** Where the call takes place, with the way to a new meeting in Teams. */
export function MeetingLinkField(props: MeetingLinkFieldProps) {
  const { value, onChange, isTried, title, startsAt, minutes } = props;
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label="Link to the meeting"
        optional
        hint="Of Teams, Google Meet, Zoom or anything else with https. Either of you can add it later."
        error={isTried && !isLinkRight(value) ? callWords.linkWrong : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            maxLength={meetingUrlMaxLength}
            placeholder="https://"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <a
        href={newTeamsMeeting(title, startsAt, minutes)}
        target="_blank"
        rel="noopener noreferrer"
        className="self-start text-sm text-primary-ink underline underline-offset-2"
      >
        Make a new meeting in Teams, and copy its link
        <span className="sr-only"> (opens a new tab)</span>
      </a>
    </div>
  );
}
