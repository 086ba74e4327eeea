import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import type { MailPreferenceView } from '../../contract.ts';

/** Whether announcements come, with the button that changes it: a plain form, which works without scripts too. */
export function AnnouncementChoice({ preference }: { preference: MailPreferenceView }) {
  const { maskedAddress, announcements } = preference;
  const [name, value] = announcements ? ['List-Unsubscribe', 'One-Click'] : ['Announcements', 'On'];
  return (
    <Card>
      <CardTitle>Announcements</CardTitle>
      <p role="status">
        {announcements
          ? `News about Direct365 goes to ${maskedAddress}.`
          : `You are unsubscribed: no announcements go to ${maskedAddress}.`}
      </p>
      {/* Without the topic that a mail may have named in the address. */}
      <form method="post" action="?">
        <input type="hidden" name={name} value={value} />
        <button
          type="submit"
          className={buttonClassName({ variant: announcements ? 'primary' : 'secondary' })}
        >
          {announcements ? 'Unsubscribe' : 'Receive announcements again'}
        </button>
      </form>
    </Card>
  );
}
