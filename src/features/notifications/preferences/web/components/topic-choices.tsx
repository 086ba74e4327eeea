import { Link } from '@tanstack/react-router';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { MailPreferenceView } from '../../contract.ts';
import { isMailTopic, type MailTopic, type PushTopic, waysFor } from '../../rules.ts';
import { topicLabels, wayLabels } from '../messages.ts';

/** What is chosen about a topic; undefined where there is nothing to choose. */
interface TopicChoice {
  topic: MailTopic | PushTopic;
  way: string | undefined;
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

/**
 * How mails about each topic come, and whether browsers show what is about it, each topic with its form: plain ones,
 * which work without scripts too.
 */
export function TopicChoices({ preference }: { preference: MailPreferenceView }) {
  return (
    <Card>
      <CardTitle>What concerns you</CardTitle>
      <p>
        All of it stands behind the bell. A mail that comes at once is left out when you have read
        of it on the site; a mail a day or a week tells of what you have not.
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
            <TopicForm choice={choice} />
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

function TopicForm({ choice: { topic, way, isShown } }: { choice: TopicChoice }) {
  const label = topicLabels[topic];
  return (
    <form method="post" action="?" className="flex flex-col gap-3">
      <input type="hidden" name="Topic" value={topic} />
      {isMailTopic(topic) && way !== undefined ? (
        <div>
          <Label htmlFor={`way-${topic}`}>{label}</Label>
          <Select
            key={way}
            id={`way-${topic}`}
            name="Way"
            className="mt-1.5"
            defaultValue={way}
            options={waysFor(topic).map((value) => ({ value, label: wayLabels[value] }))}
          />
        </div>
      ) : (
        <p className="font-medium text-ink">{label}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isShown !== undefined && (
          <div>
            {/* What counts while the box is not ticked: of two values of one name the last one does. */}
            <input type="hidden" name="Browsers" value="hidden" />
            <Checkbox
              key={String(isShown)}
              name="Browsers"
              value="shown"
              defaultChecked={isShown}
              label={
                <>
                  Show in my browsers<span className="sr-only">: {label}</span>
                </>
              }
            />
          </div>
        )}
        <Button type="submit" variant="secondary" className="ml-auto">
          Save<span className="sr-only">: {label}</span>
        </Button>
      </div>
    </form>
  );
}
