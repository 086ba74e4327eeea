import { useQuery } from '@tanstack/react-query';
import { ProfileView } from '#features/profiles/consultants/web/components/profile-view.tsx';
import { shownToClients } from '#features/profiles/consultants/web/components/shown-profile.ts';
import { nameOf } from '#features/profiles/credentials/web/components/certification-list.tsx';
import { CredentialStateBadge } from '#features/profiles/credentials/web/components/credential-state-badge.tsx';
import { EvidenceDetails } from '#features/profiles/credentials/web/components/evidence-details.tsx';
import { blurredPhotoForAdmins } from '#features/profiles/photos/web/messages.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { UserProfileView } from '../../../contract/user-record.ts';
import { userProfileQuery } from '../../queries/user-record.ts';
import { NothingHere } from './record-section.tsx';

/** A consultant's whole profile under the full name, and the evidence for each certification in it. */
export function UserProfile({ userId }: { userId: string }) {
  const query = useQuery(userProfileQuery(userId));
  if (query.isPending) return <Skeleton className="h-96 w-full" />;
  if (!query.data) return <PartFailed what="The profile" query={query} />;
  const { profile, credentials } = query.data;
  if (!profile) return <NothingHere>The profile form has never been saved.</NothingHere>;
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  return (
    <div className="flex flex-col gap-6">
      <ProfileView
        profile={{ ...shownToClients(profile), name }}
        blurredNote={blurredPhotoForAdmins}
      />
      {credentials.length > 0 && (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {credentials.map((credential) => (
            <li key={credential.certification}>
              <CredentialCard credential={credential} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CredentialCard({ credential }: { credential: UserProfileView['credentials'][number] }) {
  const { certification, state, submittedAt, decidedAt, reason } = credential;
  return (
    <Card compact>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <CardTitle level={3} className="min-w-0 wrap-anywhere">
          {nameOf(certification)}
        </CardTitle>
        <CredentialStateBadge state={state} />
      </div>
      <EvidenceDetails
        evidence={credential}
        more={[
          ...(submittedAt ? [{ term: 'Sent', details: <DateText value={submittedAt} /> }] : []),
          ...(decidedAt ? [{ term: 'Decided', details: <DateText value={decidedAt} /> }] : []),
          ...(reason ? [{ term: 'Why', details: reason }] : []),
        ]}
      />
    </Card>
  );
}
