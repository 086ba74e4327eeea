import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { MailPreferenceView } from '../../contract.ts';
import { topicLabels, wayLabels } from '../messages.ts';

const options = Object.entries(wayLabels).map(([value, label]) => ({ value, label }));

/** How mails about each topic come, each with its form: plain ones, which work without scripts too. */
export function TopicChoices({ preference: { ways } }: { preference: MailPreferenceView }) {
  return (
    <Card>
      <CardTitle>What concerns you</CardTitle>
      <p>
        All of it stands behind the bell. A mail that comes at once is left out when you have read
        of it on the site; a mail a day or a week tells of what you have not.
      </p>
      <ul className="flex flex-col gap-4">
        {ways.map(({ topic, way }) => (
          <li key={topic}>
            <form method="post" action="?" className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="Topic" value={topic} />
              <div className="min-w-48 flex-1">
                <Label htmlFor={`way-${topic}`}>{topicLabels[topic]}</Label>
                <Select
                  key={way}
                  id={`way-${topic}`}
                  name="Way"
                  className="mt-1.5"
                  defaultValue={way}
                  options={options}
                />
              </div>
              <Button type="submit" variant="secondary">
                Save<span className="sr-only">: {topicLabels[topic]}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">
        Mails about the security of your account, its approval and your subscription always come at
        once.
      </p>
    </Card>
  );
}
