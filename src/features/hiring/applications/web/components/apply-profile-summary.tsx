import { nameOfSkill } from '#catalogue/skills.ts';
import { ProfileHeader } from '#features/profiles/consultants/web/components/profile-header.tsx';
import { shownToClients } from '#features/profiles/consultants/web/components/shown-profile.ts';
import { useOwnProfile } from '#features/profiles/consultants/web/hooks/use-own-profile.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { Hint } from '#ui/primitives/hint.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

/** What of the consultant's profile goes along with the application. */
export function ApplyProfileSummary() {
  const { profile, isPending, ...query } = useOwnProfile();
  if (isPending) return <Skeleton className="h-40 w-full" />;
  if (profile === undefined) return <PartFailed what="Your profile" query={query} />;
  if (!profile) return null;
  return (
    <Card>
      <Hint>Your profile goes with your application, with your contact details.</Hint>
      <ProfileHeader profile={shownToClients(profile)} level={3} />
      <BadgeList label="Skills" names={profile.primarySkills.map(nameOfSkill)} />
      <p className="wrap-anywhere whitespace-pre-line text-ink-muted">{profile.summary}</p>
    </Card>
  );
}
