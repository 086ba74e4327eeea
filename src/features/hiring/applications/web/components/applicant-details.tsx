import { nameOfSkill } from '#catalogue/skills.ts';
import { availabilityOf } from '#features/profiles/consultants/web/components/availability-words.ts';
import {
  experienceOf,
  whereOf,
} from '#features/profiles/consultants/web/components/profile-details.ts';
import { RateText } from '#features/profiles/consultants/web/components/rate-text.tsx';
import { CertificationList } from '#features/profiles/credentials/web/components/certification-list.tsx';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { ApplicantContact } from './applicant-contact.tsx';

/** Details of an applicant, and how to reach them. */
export function ApplicantDetails({ application }: { application: ReceivedApplication }) {
  const { consultant, contact } = application;
  return (
    <div className="flex flex-col gap-6">
      <Card className="gap-1">
        <CardTitle>Contact</CardTitle>
        <ApplicantContact contact={contact} />
      </Card>
      <Card className="gap-1">
        <CardTitle>At a Glance</CardTitle>
        <DescriptionList
          items={[
            { term: 'Rate', details: <RateText {...consultant} /> },
            { term: 'Availability', details: availabilityOf(consultant) },
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
