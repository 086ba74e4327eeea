import { Link } from '@tanstack/react-router';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { MailPreferenceView } from '../../contract.ts';
import {
  isMailTopic,
  isPushTopic,
  type MailTopic,
  type MailWay,
  type PushTopic,
  waysFor,
} from '../../rules.ts';
import { useSaveChoice } from '../hooks/use-save-choice.ts';
import { topicLabels, wayLabels } from '../messages.ts';

/** What is chosen about a topic; undefined where there is nothing to choose. */
interface TopicChoice {
  topic: MailTopic | PushTopic;
  way: MailWay | undefined;
  isShown: boolean | undefined;
}

/** Each topic that concerns the person once, with its mails and its notifications. */
function choicesOf({ ways, pushes }: MailPreferenceView): TopicChoice[] {
  const shown = new Map(pushes.map(({ topic, isShown }) => [topic as string, isShown]));
  return [
    ...ways.map(({ topic, way }) => ({ topic, way, isShown: shown.get(topic) })),
    ...pushes.flatMap(({ topic, isShown }) =>
      isMailTopic(topic) ? [] : [{ topic, way: undefined, isShown }],
    ),
  ];
}

interface ChoicesProps {
  preference: MailPreferenceView;
  /** The key of the page's address, which says whose choices they are. */
  linkKey: string;
}

/**
 * How mails about each topic come, and whether browsers show what is about it, saved as it is chosen. Each topic
 * is a plain form as well, which works without scripts.
 */
export function TopicChoices({ preference, linkKey }: ChoicesProps) {
  const choose = useSaveChoice(linkKey);
  return (
    <Card>
      <CardTitle>What concerns you</CardTitle>
      <p>
        Each choice is saved as you make it. All of it stands behind the bell. A mail that comes at
        once is left out when you have read of it on the site; a mail a day or a week tells of what
        you have not.
      </p>
      <p>
        Browsers show nothing until you{' '}
        <Link to="/account" className="text-link underline underline-offset-4">
          turn notifications on
        </Link>{' '}
        in them. Here you choose what they leave out then.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {choicesOf(preference).map((choice) => (
          <li key={choice.topic} className="py-4 first:pt-0 last:pb-0">
            <TopicForm choice={choice} onChoose={choose} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">
        Mails about the security of your account, its approval and your subscription always come at
        once, and so does what puts an agreed call into your calendar.
      </p>
    </Card>
  );
}

interface TopicFormProps {
  choice: TopicChoice;
  onChoose: ReturnType<typeof useSaveChoice>;
}

/** Without scripts the button saves; with them each choice is saved as it is made. */
function TopicForm({ choice: { topic, way, isShown }, onChoose }: TopicFormProps) {
  const label = topicLabels[topic];
  return (
    <form method="post" action="?" className="flex flex-col gap-3">
      <input type="hidden" name="Topic" value={topic} />
      {isMailTopic(topic) && way !== undefined ? (
        <div>
          <Label htmlFor={`way-${topic}`}>{label}</Label>
          <Select
            id={`way-${topic}`}
            name="Way"
            className="mt-1.5"
            value={way}
            options={waysFor(topic).map((value) => ({ value, label: wayLabels[value] }))}
            onChange={({ currentTarget: { value } }) => {
              const chosen = waysFor(topic).find((each) => each === value);
              if (!chosen) return;
              const words = `${label}: ${wayLabels[chosen]}`;
              void onChoose(
                { kind: 'way', topic, way: chosen },
                { kind: 'way', topic, way },
                words,
              );
            }}
          />
        </div>
      ) : (
        <p className="font-medium text-ink">{label}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isShown !== undefined && isPushTopic(topic) && (
          <div>
            {/* What counts while the box is not ticked: of two values of one name the last one does. */}
            <input type="hidden" name="Browsers" value="hidden" />
            <Checkbox
              name="Browsers"
              value="shown"
              checked={isShown}
              label={
                <>
                  Show in my browsers<span className="sr-only">: {label}</span>
                </>
              }
              onChange={({ currentTarget: { checked } }) =>
                void onChoose(
                  { kind: 'push', topic, isShown: checked },
                  { kind: 'push', topic, isShown },
                  `${label}: ${checked ? 'shown' : 'not shown'} in your browsers`,
                )
              }
            />
          </div>
        )}
        <Button type="submit" variant="secondary" className="ml-auto hidden noscript:inline-flex">
          Save<span className="sr-only">: {label}</span>
        </Button>
      </div>
    </form>
  );
}
