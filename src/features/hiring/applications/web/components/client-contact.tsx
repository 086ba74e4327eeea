import { companySizes, industries } from '#catalogue/enumerations/company.ts';
import type { ProjectContact } from '#features/hiring/projects/contract/project-views.ts';
import { type Description, DescriptionList } from '#ui/primitives/description-list.tsx';
import { PhoneLink } from '#ui/primitives/phone-link.tsx';

/** Who the client is and how to reach them, as an applicant may know. */
export function ClientContact({ contact }: { contact: ProjectContact }) {
  const { companyName, industry, companySize, contactName, contactEmail, phone } = contact;
  const items: Description[] = [
    { term: 'Company', details: <span className="wrap-anywhere">{companyName}</span> },
    ...(industry ? [{ term: 'Industry', details: industries.label(industry) }] : []),
    ...(companySize ? [{ term: 'Company size', details: companySizes.label(companySize) }] : []),
    { term: 'Contact', details: <span className="wrap-anywhere">{contactName}</span> },
    { term: 'Email', details: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> },
    ...(phone ? [{ term: 'Phone', details: <PhoneLink number={phone} /> }] : []),
  ];
  return <DescriptionList items={items} />;
}
