import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import type { MailPreferenceView } from '../../contract.ts';

/** Whether mails may contain the text of messages: a plain form, which works without scripts too. */
export function MessageTextChoice({ preference }: { preference: MailPreferenceView }) {
  const { messageTexts } = preference;
  return (
    <Card>
      <CardTitle>The text of messages</CardTitle>
      <p>
        A mail about unread messages contains their text only if you and the other person both allow
        it. This is your side: it holds for messages that you send, and for those that you receive.
      </p>
      <form method="post" action="?" className="flex flex-wrap items-center justify-between gap-3">
        <div>
          {/* What counts while the box is not ticked: of two values of one name the last one does. */}
          <input type="hidden" name="MessageTexts" value="left-out" />
          <Checkbox
            key={String(messageTexts)}
            name="MessageTexts"
            value="allowed"
            defaultChecked={messageTexts}
            label="Mails may contain the text of messages"
          />
        </div>
        <Button type="submit" variant="secondary">
          Save<span className="sr-only">: the text of messages</span>
        </Button>
      </form>
    </Card>
  );
}
