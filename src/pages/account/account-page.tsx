import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { CurrencyPreference } from '#features/identity/accounts/web/components/currency-preference.tsx';
import { EmailForm } from '#features/identity/accounts/web/components/email-form.tsx';
import { LanguagePreference } from '#features/identity/accounts/web/components/language-preference.tsx';
import { NameForm } from '#features/identity/accounts/web/components/name-form.tsx';
import { PasswordForm } from '#features/identity/accounts/web/components/password-form.tsx';
import { SessionList } from '#features/identity/accounts/web/components/session-list.tsx';
import { portalOf, requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import {
  emailChangeQuery,
  passwordQuery,
  sessionsQuery,
} from '#features/identity/accounts/web/queries.ts';
import { ApiKeyList } from '#features/identity/api-keys/web/components/api-key-list.tsx';
import { apiKeysQuery } from '#features/identity/api-keys/web/queries.ts';
import { OwnImpersonations } from '#features/identity/impersonation/web/components/own-impersonations.tsx';
import { ownImpersonationsQuery } from '#features/identity/impersonation/web/queries.ts';
import { PasskeyList } from '#features/identity/passkeys/web/components/passkey-list.tsx';
import { passkeysQuery } from '#features/identity/passkeys/web/queries.ts';
import { SecondFactors } from '#features/identity/second-factors/web/components/second-factors.tsx';
import { factorsQuery } from '#features/identity/second-factors/web/queries.ts';
import { ConnectionList } from '#features/identity/sign-in-providers/web/components/connection-list.tsx';
import { connectionsQuery } from '#features/identity/sign-in-providers/web/queries.ts';
import { OwnMails } from '#features/notifications/preferences/web/components/own-mails.tsx';
import { ownKeyQuery } from '#features/notifications/preferences/web/queries.ts';
import { BrowserNotifications } from '#features/notifications/push/web/components/browser-notifications.tsx';
import { pushSubscriptionsQuery } from '#features/notifications/push/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { ThemeChoice } from '#ui/theme/theme-choice.tsx';

export const Route = createFileRoute('/account')({
  beforeLoad: requireSignedIn,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer } }) =>
    prepareParts(
      queryClient.prefetchQuery(ownImpersonationsQuery),
      ...(isLookedAt(viewer)
        ? []
        : [
            queryClient.prefetchQuery(sessionsQuery),
            queryClient.prefetchQuery(emailChangeQuery),
            queryClient.prefetchQuery(factorsQuery),
            queryClient.prefetchQuery(passkeysQuery),
            queryClient.prefetchQuery(apiKeysQuery),
            queryClient.prefetchQuery(passwordQuery),
            queryClient.prefetchQuery(connectionsQuery),
            queryClient.prefetchQuery(ownKeyQuery),
            queryClient.prefetchQuery(pushSubscriptionsQuery),
          ]),
    ),
  head: () => ({ meta: [{ title: 'Account Settings · Direct365' }] }),
  component: AccountPage,
});

function AccountPage() {
  const { viewer } = Route.useRouteContext();
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Account Settings"
        lead="Who you are here, and how your account is protected. We tell you of each change by mail."
        back={<BackLink render={<Link to={portalOf(viewer)} />}>Back to Portal</BackLink>}
      />
      <div className="flex flex-col gap-8">
        <Section title="Name">
          <NameForm firstName={viewer.firstName} lastName={viewer.lastName} />
        </Section>
        {isLookedAt(viewer) ? <HiddenWaysIn /> : <WaysIn email={viewer.email} />}
        {!isLookedAt(viewer) && (
          <>
            <Section title="Mails">
              <OwnMails />
            </Section>
            <Section title="Notifications in your browsers">
              <BrowserNotifications />
            </Section>
          </>
        )}
        <Section title="Who saw your account">
          <OwnImpersonations />
        </Section>
        <Section title="Your data">
          <p>Take everything we know of you with you, or delete your account.</p>
          <Link
            to="/account/your-data"
            className={buttonClassName({ variant: 'secondary', className: 'self-start' })}
          >
            Your data
          </Link>
        </Section>
        <Section title="Display">
          <CurrencyPreference viewer={viewer} />
          <LanguagePreference viewer={viewer} />
          <div>
            <p aria-hidden="true" className="mb-1.5 font-medium text-ink">
              Theme
            </p>
            <ThemeChoice />
          </div>
        </Section>
      </div>
    </Container>
  );
}

/** How the person signs in. */
function WaysIn({ email }: { email: string }) {
  const { data } = useQuery(connectionsQuery);
  // Nothing where this site offers none, and none is left of a time when it did.
  const isUsed = !data || data.isOffered || data.connections.length > 0;
  return (
    <>
      <Section title="Email address">
        <EmailForm email={email} />
      </Section>
      <Section title="Password">
        <PasswordForm email={email} />
      </Section>
      <Section title="Two-step sign-in">
        <SecondFactors />
      </Section>
      <Section title="Passkeys">
        <PasskeyList />
      </Section>
      {isUsed && (
        <Section title="Connected sign-ins">
          <ConnectionList />
        </Section>
      )}
      <Section title="Devices">
        <SessionList />
      </Section>
      <Section title="API keys">
        <ApiKeyList />
      </Section>
    </>
  );
}

/** Only users themselves may read how they sign in, not even an admin who impersonates them. */
function HiddenWaysIn() {
  return (
    <Section title="Email address, password, two-step sign-in, passkeys, connected sign-ins, devices and API keys">
      <p>Only the person themselves sees how they sign in.</p>
    </Section>
  );
}

const isLookedAt = (viewer: ViewerView): boolean =>
  viewer.kind === 'signed-in' && viewer.lookingIn !== undefined;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {children}
    </Card>
  );
}
