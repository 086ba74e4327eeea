import type { ReactElement } from 'react';
import { companySizes } from '#catalogue/enumerations/company.ts';
import { roleWords } from '#features/companies/members/rules/role-words.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { type Description, DescriptionList } from '#ui/primitives/description-list.tsx';
import { ListRow, RowList } from '#ui/primitives/row-list.tsx';
import type { CompanyView } from '../../contract/companies.ts';
import { UserStatusBadge } from './user-status-badge.tsx';

const textOf = (words: string | null) => words && <span className="wrap-anywhere">{words}</span>;

/** What a company says of itself, and what was decided about it. */
export function CompanyDetails({ company }: { company: CompanyView }) {
  const { decision, counts, size } = company;
  const items: (Description | false)[] = [
    { term: 'Status', details: <UserStatusBadge status={company.state} /> },
    decision.decidedAt !== null && {
      term: 'Decided',
      details: <DateText value={decision.decidedAt} />,
    },
    decision.reason !== null && { term: 'Reason', details: textOf(decision.reason) },
    { term: 'Since', details: <DateText value={company.foundedAt} /> },
    { term: 'Legal name', details: textOf(company.legalName) ?? '–' },
    { term: 'Country', details: company.country ?? '–' },
    { term: 'Registration number', details: textOf(company.registrationNumber) ?? '–' },
    { term: 'VAT ID', details: textOf(company.vatId) ?? '–' },
    { term: 'Website', details: textOf(company.website) ?? '–' },
    { term: 'Size', details: size === null ? '–' : companySizes.label(size) },
    { term: 'Projects', details: `${counts.projects}, ${counts.openProjects} of them open` },
    { term: 'Accepted applications', details: String(counts.deals) },
    { term: 'Conversations', details: String(counts.threads) },
    { term: 'Id', details: <span className="font-normal wrap-anywhere">{company.companyId}</span> },
  ];
  return (
    <Card>
      <CardTitle>Company</CardTitle>
      <DescriptionList items={items.filter((item) => item !== false)} />
    </Card>
  );
}

interface MembersOfCompanyProps {
  members: CompanyView['members'];
  /** The link to a user's page. */
  personLink: (userId: string, words: string) => ReactElement;
}

/** Who acts for a company, each with a link to their page. */
export function MembersOfCompany({ members, personLink }: MembersOfCompanyProps) {
  return (
    <Card>
      <CardTitle>Members</CardTitle>
      {members.length === 0 && <p className="text-ink-muted">No user acts for it any more.</p>}
      <RowList label="Members" items={members} keyOf={({ userId }) => userId}>
        {({ userId, name, email, role, since }) => (
          <ListRow
            name={personLink(userId, name ?? email)}
            badge={<Badge>{roleWords[role].label}</Badge>}
          >
            <span className="wrap-anywhere">{email}</span>, since <DateText value={since} />
          </ListRow>
        )}
      </RowList>
    </Card>
  );
}
