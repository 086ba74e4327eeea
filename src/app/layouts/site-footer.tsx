import { Link } from '@tanstack/react-router';
import { PreferencesLink } from '#features/cookie-consent/web/components/preferences-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { ThemeChoice } from '#ui/theme/theme-choice.tsx';
import { publicLinks } from './public-links.ts';

/** All public pages, for whoever has no menu or has read to the end; the API, and the choice of theme. */
export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line bg-surface print:hidden">
      <Container className="flex flex-col gap-x-10 gap-y-5 py-6 text-sm text-ink-muted sm:flex-row sm:items-end sm:justify-between">
        <nav aria-label="Footer" className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {publicLinks.map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
            <Link to="/consultants">Consultants</Link>
          </div>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <Link to="/about">About</Link>
            <Link to="/business-services">Business Services</Link>
            <Link to="/project-posting-guide">Project Posting Guide</Link>
            <Link to="/how-ranking-works">How Ranking Works</Link>
            <Link to="/contact">Contact</Link>
            <Link to="/terms">Terms</Link>
            <Link to="/privacy">Privacy</Link>
            <PreferencesLink />
            <a href="/api/docs">API</a>
          </div>
        </nav>
        <div className="noscript:hidden">
          <ThemeChoice />
        </div>
      </Container>
    </footer>
  );
}
