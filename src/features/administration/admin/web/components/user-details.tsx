import type { ReactElement } from 'react';
import { roleWords } from '#features/companies/members/rules/role-words.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { type Description, DescriptionList } from '#ui/primitives/description-list.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import type { UserView } from '../../contract/users.ts';
import { UserStatusBadge } from './user-status-badge.tsx';

interface UserDetailsProps {
  user: UserView;
  /** The link to a company's page. */
  companyLink: (companyId: string, words: string) => ReactElement;
}

/** The account of one user, and what was decided about it. */
export function UserDetails({ user, companyLink }: UserDetailsProps) {
  // Answers of 0.6.0 have no `companies`.
  const { decision, signUp, ratePounds, yearsExperience, companies = [] } = user;
  const items: (Description | false)[] = [
    { term: 'Status', details: <UserStatusBadge status={user.status} /> },
    decision.decidedAt !== null && {
      term: 'Decided',
      details: <DateText value={decision.decidedAt} />,
    },
    decision.reason !== null && {
      term: 'Reason',
      details: <span className="wrap-anywhere">{decision.reason}</span>,
    },
    { term: 'Type', details: user.userType === 'client' ? 'Client' : 'Consultant' },
    { term: 'Admin', details: user.isAdmin ? 'Yes' : 'No' },
    {
      term: 'Email',
      details: (
        <a href={`mailto:${user.email}`} className="wrap-anywhere">
          {user.email}
        </a>
      ),
    },
    { term: 'Joined', details: <MomentText value={user.joinedAt} /> },
    {
      term: 'Signed up from',
      details: (
        <span className="wrap-anywhere">
          {[signUp.address, languageName(signUp.language), signUp.browser]
            .filter(Boolean)
            .join(' · ') || 'Not known'}
        </span>
      ),
    },
    companies.length > 0 && {
      term: companies.length === 1 ? 'Company' : 'Companies',
      details: (
        <ul>
          {companies.map(({ companyId, name, role, isSuspended }) => (
            <li key={companyId}>
              {companyLink(companyId, name)} ({roleWords[role].label.toLowerCase()}
              {isSuspended && ', suspended'})
            </li>
          ))}
        </ul>
      ),
    },
    user.title !== null && { term: 'Title', details: user.title },
    user.location !== null && { term: 'Location', details: user.location },
    ratePounds !== null && { term: 'Rate', details: `£${ratePounds} per hour` },
    yearsExperience !== null && { term: 'Experience', details: `${yearsExperience} years` },
    { term: 'Id', details: <span className="font-normal wrap-anywhere">{user.userId}</span> },
  ];
  return (
    <Card>
      <CardTitle>Account</CardTitle>
      <DescriptionList items={items.filter((item) => item !== false)} />
    </Card>
  );
}

const languages = new Intl.DisplayNames(['en-GB'], { type: 'language', fallback: 'code' });

/** `de-CH` in words; as it was sent where it names no language. */
function languageName(tag: string | null): string | null {
  try {
    return tag && (languages.of(tag) ?? tag);
  } catch {
    return tag;
  }
}

/** Where a user is signed in. */
export function UserSessions({ sessions }: Pick<UserView, 'sessions'>) {
  return (
    <Card>
      <CardTitle>Signed in</CardTitle>
      {sessions.length === 0 && <p className="text-ink-muted">Nowhere at the moment.</p>}
      <ul className="flex flex-col gap-4">
        {sessions.map(({ address, browser, signedInAt, usedAt }) => (
          <li key={`${signedInAt} ${address}`}>
            <p className="font-medium text-ink tabular-nums">{address || 'Address not known'}</p>
            <p className="text-sm wrap-anywhere text-ink-muted">{browser || 'Browser not known'}</p>
            <p className="text-sm text-ink-muted">
              Since <DateText value={signedInAt} />, used <DateText value={usedAt} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
