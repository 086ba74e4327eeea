import { Contact } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { type Description, DescriptionList } from '#ui/primitives/description-list.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { PhoneLink } from '#ui/primitives/phone-link.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { Thread } from '../../../contract/thread-views.ts';
import { useThreadChange } from '../../hooks/use-thread-change.ts';
import { messageWords } from '../../messages.ts';

type Ways = Omit<Thread['ownContact'], 'because'>;

/** How to reach each other: what the other person has shared, and a button for one's own. */
export function ContactDetails({ thread }: { thread: Thread }) {
  const { name } = thread.other;
  return (
    <Dialog
      title="Contact details"
      description={`Each of you shares their own. ${name} sees nothing of yours before you share it, or an application is accepted between you.`}
      trigger={
        <Button variant="secondary" size="sm">
          <Contact aria-hidden="true" />
          <span className="max-sm:sr-only">Contact details</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-8">
        <OtherContact thread={thread} />
        {thread.obstacle !== 'role' && <OwnContact thread={thread} />}
      </div>
    </Dialog>
  );
}

function OtherContact({ thread: { other, otherContact } }: { thread: Thread }) {
  return (
    <section aria-labelledby="other-contact">
      <h3 id="other-contact" className="font-semibold text-ink">
        How to reach {other.name}
      </h3>
      {otherContact ? (
        <ContactList ways={otherContact} areLinks />
      ) : (
        <p className="mt-1 text-ink-muted">Not shared with you. You can write to them here.</p>
      )}
    </section>
  );
}

function OwnContact({ thread }: { thread: Thread }) {
  const { other, ownContact } = thread;
  const { because } = ownContact;
  const [isFailed, setIsFailed] = useState(false);
  const { tryToDecide, isDeciding } = useThreadChange(thread, () => setIsFailed(false));
  const headingRef = useFocusAfterChange<HTMLHeadingElement>(String(because));
  const change = (wanted: 'shareContact' | 'unshareContact') =>
    void tryToDecide(wanted).catch(() => setIsFailed(true));
  return (
    <section aria-labelledby="own-contact" className="flex flex-col items-start gap-3">
      <h3 ref={headingRef} tabIndex={-1} id="own-contact" className="font-semibold text-ink">
        {because ? `What ${other.name} sees of yours` : `What ${other.name} would see of yours`}
      </h3>
      <div className="w-full">
        <ContactList ways={ownContact} />
      </div>
      {isFailed && <Banner tone="danger">{messageWords.changeFailed}</Banner>}
      {because === null && (
        <Button pending={isDeciding} onClick={() => change('shareContact')}>
          Share My Contact Details
        </Button>
      )}
      {because === 'shared' && (
        <>
          <p className="text-ink-muted">
            You can stop at any time. What {other.name} has noted down stays with them.
          </p>
          <Button variant="secondary" pending={isDeciding} onClick={() => change('unshareContact')}>
            Stop Sharing
          </Button>
        </>
      )}
      {because === 'accepted' && (
        <p className="text-ink-muted">
          An application was accepted between you: you see each other’s contact details.
        </p>
      )}
    </section>
  );
}

const linkClassName = 'wrap-anywhere text-primary-ink underline underline-offset-2';

/** All that a user has filled in. The own ones lead nowhere. */
function ContactList({ ways, areLinks = false }: { ways: Ways; areLinks?: boolean }) {
  const { name, company, email, phone, phoneText, websiteUrl, linkedinUrl } = ways;
  const text = (words: string) => <span className="wrap-anywhere">{words}</span>;
  const page = (url: string) =>
    areLinks ? (
      <a href={url} target="_blank" rel="noopener nofollow ugc" className={linkClassName}>
        {url}
      </a>
    ) : (
      text(url)
    );
  const mail = areLinks ? (
    <a href={`mailto:${email}`} className={linkClassName}>
      {email}
    </a>
  ) : (
    text(email)
  );
  const call = areLinks ? (
    <PhoneLink number={phone} text={phoneText || phone} className={linkClassName} />
  ) : (
    text(phoneText || phone)
  );
  const items: Description[] = [
    { term: 'Name', details: text(name) },
    ...(company ? [{ term: 'Company', details: text(company) }] : []),
    ...(email ? [{ term: 'Email', details: mail }] : []),
    ...(phone ? [{ term: 'Phone', details: call }] : []),
    ...(websiteUrl ? [{ term: 'Website', details: page(websiteUrl) }] : []),
    ...(linkedinUrl ? [{ term: 'LinkedIn', details: page(linkedinUrl) }] : []),
  ];
  return <DescriptionList items={items} />;
}
