import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import {
  newProfileAddress,
  readReferral,
} from '#features/billing/referrals/rules/referral-link.ts';
import { preloadReferralSummary } from '#features/billing/referrals/web/hooks/use-referral-summary.ts';
import { ProfileForm } from '#features/profiles/consultants/web/components/profile-form/profile-form.tsx';
import { emptyProfile } from '#features/profiles/consultants/web/components/profile-form/profile-form-start.ts';
import { visitorsDraft } from '#features/profiles/consultants/web/hooks/use-profile-draft.ts';
import { ownProfileQuery } from '#features/profiles/consultants/web/queries.ts';
import { StartFromFile } from '#features/profiles/profile-import/web/components/start-from-file.tsx';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

/** Visitors may fill the form in: they are asked to sign in when they save it. */
export const Route = createFileRoute('/consultant/profile/new')({
  validateSearch: readReferral,
  beforeLoad: ({ context: { viewer } }) => {
    if (viewer.kind === 'signed-in' && viewer.userType !== 'consultant') {
      throw redirect({ to: '/', search: { notice: 'consultants-only' } });
    }
  },
  loader: async ({ context: { viewer, queryClient } }) => {
    if (viewer.kind === 'visitor') return;
    const [profile] = await Promise.all([
      queryClient.ensureQueryData(ownProfileQuery),
      prepareParts(preloadReferralSummary(queryClient)),
    ]);
    if (profile) throw redirect({ to: '/consultant/profile/edit' });
  },
  head: () => ({ meta: [{ title: 'Create your profile · Direct365' }] }),
  component: NewProfilePage,
});

function NewProfilePage() {
  const { viewer } = Route.useRouteContext();
  const { referral } = Route.useSearch();
  const isSignedIn = viewer.kind === 'signed-in';

  return (
    <Container width="form" className="py-10 sm:py-14">
      <PageHeader
        title="Create your profile"
        lead="Clients choose consultants by what stands here. You can change all of it later."
      />
      {!isSignedIn && (
        <Banner
          tone="info"
          title="You need a consultant account to save your profile"
          className="mb-8"
          action={
            <Link
              to="/auth"
              search={{ type: 'consultant', next: newProfileAddress(referral) }}
              className={buttonClassName({ variant: 'secondary', size: 'sm' })}
            >
              Sign in or sign up
            </Link>
          }
        >
          You can also fill in the form first: when you save it you are asked to sign in, and this
          tab remembers what you entered.
        </Banner>
      )}
      <ProfileForm
        mode="create"
        start={emptyProfile(isSignedIn ? viewer : undefined, referral)}
        owner={isSignedIn ? viewer.userId : visitorsDraft}
        photo={null}
        starter={(filler) => <StartFromFile filler={isSignedIn ? filler : undefined} />}
        cancel={
          <Link
            to={isSignedIn ? '/consultant/portal' : '/'}
            className={buttonClassName({ variant: 'secondary' })}
          >
            Cancel
          </Link>
        }
      />
    </Container>
  );
}
