import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PreferencesLink } from '#features/platform/cookie-consent/web/components/preferences-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { ThemeChoice } from '#ui/theme/theme-choice.tsx';
import { publicLinks } from './public-links.ts';
import { SiteLogo } from './site-logo.tsx';

/** All public pages, for anyone who has no menu or has read to the end; the API, and the choice of theme. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <Container className="grid gap-x-12 gap-y-10 py-12 text-sm lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="flex flex-col items-start gap-5">
          <SiteLogo />
          <p className="max-w-xs text-ink-muted">
            Businesses and certified Dynamics 365 consultants, with no agency in between.
          </p>
          <div className="noscript:hidden">
            <ThemeChoice />
          </div>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
          <LinkList title="Marketplace">
            {publicLinks.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            <Link to="/consultants">Consultants</Link>
          </LinkList>
          <LinkList title="Help">
            <Link to="/project-posting-guide">Project Posting Guide</Link>
            <Link to="/how-ranking-works">How Ranking Works</Link>
            <Link to="/business-services">Business Services</Link>
            <Link to="/verify">Verify a File</Link>
            <Link to="/contact">Contact</Link>
            <Link to="/developers">Developers</Link>
          </LinkList>
          <LinkList title="Direct365">
            <Link to="/about">About</Link>
            <Link to="/terms">Terms</Link>
            <Link to="/privacy">Privacy</Link>
            <Link to="/transparency">Transparency</Link>
            <PreferencesLink />
          </LinkList>
        </nav>
      </Container>
    </footer>
  );
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-0.5 [&_a]:inline-flex [&_a]:min-h-8 pointer-coarse:[&_a]:min-h-11 [&_a]:items-center [&_a]:text-ink-muted [&_a]:no-underline [&_a]:hover:text-ink [&_a]:hover:underline">
      <p className="pb-1.5 font-semibold text-ink">{title}</p>
      {children}
    </div>
  );
}
