import { type Description, DescriptionList } from '#ui/primitives/description-list.tsx';
import { PhoneLink } from '#ui/primitives/phone-link.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';

/** How to reach an applicant: by what they have given. */
export function ApplicantContact({ contact }: Pick<ReceivedApplication, 'contact'>) {
  const { email, phone, phoneText, linkedinUrl, websiteUrl } = contact;
  const ways: Description[] = [
    { term: 'Email', details: <ContactLink href={`mailto:${email}`} text={email} /> },
  ];
  if (phone) {
    const details = <PhoneLink number={phone} text={phoneText} className={linkClassName} />;
    ways.push({ term: 'Phone', details });
  }
  if (linkedinUrl) ways.push({ term: 'LinkedIn', details: <ContactLink href={linkedinUrl} /> });
  if (websiteUrl) ways.push({ term: 'Website', details: <ContactLink href={websiteUrl} /> });
  return <DescriptionList items={ways} />;
}

const linkClassName = 'text-sm wrap-anywhere text-primary-ink underline underline-offset-2';

function ContactLink({ href, text }: { href: string; text?: string }) {
  return (
    <a href={href} rel="noreferrer nofollow" className={linkClassName}>
      {text ?? href.replace(/^https?:\/\/(www\.)?/, '')}
    </a>
  );
}
