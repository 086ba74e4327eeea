import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { preloadReferralSummary } from '#features/billing/referrals/web/hooks/use-referral-summary.ts';
import { requireConsultant } from '#features/identity/accounts/web/guards.ts';
import { ProfileForm } from '#features/profiles/consultants/web/components/profile-form/profile-form.tsx';
import { profileToEdit } from '#features/profiles/consultants/web/components/profile-form/profile-form-start.ts';
import { ownProfileQuery } from '#features/profiles/consultants/web/queries.ts';
import { EmbedCodes } from '#features/profiles/directory/web/components/embed-codes.tsx';
import { StartFromFile } from '#features/profiles/profile-import/web/components/start-from-file.tsx';
import { siteOrigin } from '#features/site/public-pages/web/components/site-origin.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/consultant/profile/edit')({
  beforeLoad: requireConsultant,
  loader: async ({ context }) => {
    const [profile] = await Promise.all([
      context.queryClient.ensureQueryData(ownProfileQuery),
      prepareParts(preloadReferralSummary(context.queryClient)),
    ]);
    if (!profile) throw redirect({ to: '/consultant/profile/new' });
  },
  head: () => ({ meta: [{ title: 'Edit your profile · Direct365' }] }),
  component: EditProfilePage,
});

function EditProfilePage() {
  const { viewer } = Route.useRouteContext();
  const { data: profile } = useSuspenseQuery(ownProfileQuery);
  if (!profile) return null;

  return (
    <Container width="form" className="py-10 sm:py-14">
      <PageHeader
        title="Edit your profile"
        back={<BackLink render={<Link to="/consultant/portal" />}>Back to Portal</BackLink>}
      />
      <ProfileForm
        mode="edit"
        start={profileToEdit(profile)}
        photo={profile.photo}
        owner={viewer.userId}
        starter={(filler) => <StartFromFile filler={filler} />}
        cancel={
          <Link to="/consultant/portal" className={buttonClassName({ variant: 'secondary' })}>
            Cancel
          </Link>
        }
      />
      <div className="mt-10">
        <EmbedCodes userId={viewer.userId} origin={siteOrigin()} />
      </div>
    </Container>
  );
}
