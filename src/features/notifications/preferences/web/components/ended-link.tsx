import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';

/**
 * What a link of before the keys were renewed still does: it unsubscribes, by a plain form, and shows nothing of its
 * person. What else there is to choose is behind the sign-in.
 */
export function EndedLink({ isUnsubscribed }: { isUnsubscribed: boolean }) {
  return (
    <Card>
      <CardTitle>This link is from an older mail</CardTitle>
      <p role="status">
        {isUnsubscribed
          ? 'You are unsubscribed: no announcements come to you any more.'
          : 'We have renewed our keys since, so this link opens your choices no longer. You can still unsubscribe from announcements here.'}
      </p>
      <p>
        To choose more, open the link in a newer mail, or{' '}
        <Link to="/account" className="text-link underline underline-offset-4">
          sign in and choose in your account
        </Link>
        .
      </p>
      {!isUnsubscribed && (
        <form method="post" action="?">
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <button type="submit" className={buttonClassName({ variant: 'primary' })}>
            Unsubscribe
          </button>
        </form>
      )}
    </Card>
  );
}
