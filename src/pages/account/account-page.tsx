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
import { ConnectedAppList } from '#features/identity/connected-apps/web/components/connected-app-list.tsx';
import { connectedAppsQuery } from '#features/identity/connected-apps/web/queries.ts';
import { OwnImpersonations } from '#features/identity/impersonation/web/components/own-impersonations.tsx';
import { ownImpersonationsQuery } from '#features/identity/impersonation/web/queries.ts';
import { PasskeyList } from '#features/identity/passkeys/web/components/passkey-list.tsx';
import { passkeysQuery } from '#features/identity/passkeys/web/queries.ts';
import { SecondFactors } from '#features/identity/second-factors/web/components/second-factors.tsx';
import { factorsQuery } from '#features/identity/second-factors/web/queries.ts';
import { ConnectionList } from '#features/identity/sign-in-providers/web/components/connection-list.tsx';
import { connectionsQuery } from '#features/identity/sign-in-providers/web/queries.ts';
import { OwnDecisions } from '#features/moderation/decisions/web/components/own-decisions.tsx';
import { ownDecisionsQuery } from '#features/moderation/decisions/web/queries.ts';
import { OwnMails } from '#features/notifications/preferences/web/components/own-mails.tsx';
import { ownKeyQuery } from '#features/notifications/preferences/web/queries.ts';
import { BrowserNotifications } from '#features/notifications/push/web/components/browser-notifications.tsx';
import { pushSubscriptionsQuery } from '#features/notifications/push/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { ThemeChoice } from '#ui/theme/theme-choice.tsx';

export const Route = createFileRoute('/account')({
  beforeLoad: requireSignedIn,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer } }) =>
    prepareParts(
      queryClient.prefetchQuery(ownImpersonationsQuery),
      queryClient.prefetchQuery(ownDecisionsQuery),
      ...(isLookedAt(viewer)
        ? []
        : [
            queryClient.prefetchQuery(sessionsQuery),
            queryClient.prefetchQuery(emailChangeQuery),
            queryClient.prefetchQuery(factorsQuery),
            queryClient.prefetchQuery(passkeysQuery),
            queryClient.prefetchQuery(apiKeysQuery),
            queryClient.prefetchQuery(connectedAppsQuery),
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
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Account Settings"
        lead="Who you are here, and how your account is protected. We tell you of each change by mail."
        back={<BackLink render={<Link to={portalOf(viewer)} />}>Back to Portal</BackLink>}
      />
      <div className="lg:grid lg:grid-cols-[13rem_1fr] lg:items-start lg:gap-10">
        <SectionIndex isHidden={isLookedAt(viewer)} />
        <div className="flex min-w-0 flex-col gap-8">
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
          <Section title="Decisions about you">
            <OwnDecisions />
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
      </div>
    </Container>
  );
}

// What only the person themselves sees.
const hiddenTitle =
  'Email address, password, two-step sign-in, passkeys, connected sign-ins, devices, API keys and connected apps';

/** The titles of the sections, in their order. */
function useSectionTitles(isHidden: boolean): string[] {
  const hasConnections = useHasConnections({ isAsked: !isHidden });
  const waysIn = [
    ...['Email address', 'Password', 'Two-step sign-in', 'Passkeys'],
    ...(hasConnections ? ['Connected sign-ins'] : []),
    ...['Devices', 'API keys', 'Connected apps', 'Mails', 'Notifications in your browsers'],
  ];
  return [
    'Name',
    ...(isHidden ? [hiddenTitle] : waysIn),
    'Who saw your account',
    'Decisions about you',
    'Your data',
    'Display',
  ];
}

/** Whether this site offers other sign-ins, or one is left of a time when it did. */
function useHasConnections({ isAsked }: { isAsked: boolean }): boolean {
  const { data } = useQuery({ ...connectionsQuery, enabled: isAsked });
  return !data || data.isOffered || data.connections.length > 0;
}

/** Links to the sections: beside them on wide screens, folded above them on narrow ones. */
function SectionIndex({ isHidden }: { isHidden: boolean }) {
  const links = (
    <ul className="flex flex-col">
      {useSectionTitles(isHidden).map((title) => (
        <li key={title}>
          <a
            href={`#${idOf(title)}`}
            className="flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-primary-soft lg:min-h-9 lg:text-sm"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="Sections" className="mb-8 lg:sticky lg:top-6 lg:mb-0">
      <div className="lg:hidden">
        <Disclosure summary="Go to a section">{links}</Disclosure>
      </div>
      <div className="hidden lg:block">{links}</div>
    </nav>
  );
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** How the person signs in. */
function WaysIn({ email }: { email: string }) {
  const isUsed = useHasConnections({ isAsked: true });
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
        <p>
          Webhooks send events to your programs and to Teams.{' '}
          <Link to="/account/webhooks" className="text-primary-ink underline underline-offset-2">
            Manage webhooks
          </Link>
        </p>
      </Section>
      <Section title="Connected apps">
        <ConnectedAppList />
      </Section>
    </>
  );
}

/** Only users themselves may read how they sign in, not even an admin who impersonates them. */
function HiddenWaysIn() {
  return (
    <Section title={hiddenTitle}>
      <p>Only the person themselves sees how they sign in.</p>
    </Section>
  );
}

const isLookedAt = (viewer: ViewerView): boolean =>
  viewer.kind === 'signed-in' && viewer.lookingIn !== undefined;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = idOf(title);
  return (
    // The address of a link in the index: the focus goes along, so that the keys go on from there.
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="scroll-mt-6">
      <Card>
        <CardTitle id={`${id}-title`}>{title}</CardTitle>
        {children}
      </Card>
    </section>
  );
}
