import { availabilities } from '#catalogue/enumerations/availability.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import { experienceOf, whereOf } from '#features/consultants/web/components/profile-facts.ts';
import { RateText } from '#features/consultants/web/components/rate-text.tsx';
import { CertificationList } from '#features/credentials/web/components/certification-list.tsx';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { PhoneLink } from '#ui/primitives/phone-link.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';

/** The facts about an applicant, and how to reach them. */
export function ApplicantDetails({ application }: { application: ReceivedApplication }) {
  const { consultant, contact } = application;
  const contacts = [
    {
      term: 'Email',
      details: <ContactLink href={`mailto:${contact.email}`} text={contact.email} />,
    },
    ...(contact.phone
      ? [
          {
            term: 'Phone',
            details: (
              <PhoneLink number={contact.phone} text={contact.phoneText} className={contactLink} />
            ),
          },
        ]
      : []),
    ...(contact.linkedinUrl
      ? [{ term: 'LinkedIn', details: <ContactLink href={contact.linkedinUrl} /> }]
      : []),
    ...(contact.websiteUrl
      ? [{ term: 'Website', details: <ContactLink href={contact.websiteUrl} /> }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-6">
      <Card className="gap-1">
        <CardTitle>Contact</CardTitle>
        <DescriptionList items={contacts} />
      </Card>
      <Card className="gap-1">
        <CardTitle>At a Glance</CardTitle>
        <DescriptionList
          items={[
            { term: 'Rate', details: <RateText {...consultant} /> },
            { term: 'Availability', details: availabilities.label(consultant.availability) },
            { term: 'Experience', details: experienceOf(consultant) },
            { term: 'Location', details: whereOf(consultant) },
          ]}
        />
      </Card>
      <Card>
        <CardTitle>Skills</CardTitle>
        <BadgeList label="Skills" names={consultant.primarySkills.map(nameOfSkill)} />
      </Card>
      {consultant.certifications.length > 0 && (
        <Card>
          <CardTitle>Certifications</CardTitle>
          <CertificationList
            certifications={consultant.certifications}
            verified={consultant.verifiedCertifications}
          />
        </Card>
      )}
    </div>
  );
}

const contactLink = 'text-sm wrap-anywhere text-primary-ink underline underline-offset-2';

function ContactLink({ href, text }: { href: string; text?: string }) {
  return (
    <a href={href} rel="noreferrer nofollow" className={contactLink}>
      {text ?? href.replace(/^https?:\/\/(www\.)?/, '')}
    </a>
  );
}
