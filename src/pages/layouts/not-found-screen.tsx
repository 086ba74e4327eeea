import { Link, useLocation, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';

/** The page for addresses that lead nowhere. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  // While the next page is fetched, the address is already that one's.
  const isLeaving = useRouterState({ select: ({ status }) => status === 'pending' });
  const told = useRef('');
  useEffect(() => {
    if (isLeaving || told.current === pathname) return;
    told.current = pathname;
    // biome-ignore lint/suspicious/noConsole: the specification asks for the path on the console
    console.error('404 Error: User attempted to access non-existent route:', pathname);
  }, [pathname, isLeaving]);
  return (
    <Container className="py-16 sm:py-28">
      <p className="font-semibold text-primary-ink tabular-nums">404</p>
      <h1 className="mt-4 text-4xl font-semibold text-ink">Oops! Page not found</h1>
      <p className="mt-4 text-lg text-ink-muted">
        The address may be mistyped, or the page has moved.
      </p>
      <Link to="/" className={buttonClassName({ size: 'lg', className: 'mt-8' })}>
        Return to Home
      </Link>
    </Container>
  );
}
