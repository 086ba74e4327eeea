import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Container } from '#ui/primitives/container.tsx';
import { ownLinks } from './own-links.ts';
import type { SignedInView } from './portal-links.ts';

interface AccountNavProps {
  viewer: SignedInView;
  /** At the right end: what has come for them, such as messages and the bell. */
  news?: ReactNode;
}

/** The account nav of a signed-in user, below the bar. */
export function AccountNav({ viewer, news }: AccountNavProps) {
  const { pathname, search } = useLocation();
  return (
    <div className={rowClassName}>
      <Container className="flex items-stretch justify-between gap-2">
        {/* Where letters are large its links scroll, and lie under nothing. */}
        <nav
          aria-label="Your work"
          className="-ml-1.5 min-w-0 overflow-x-auto overflow-y-hidden [scrollbar-width:none] min-[24.5rem]:-ml-2 sm:-ml-3"
        >
          <ul className="flex">
            {ownLinks(viewer).map(({ label, link, current }) => (
              <li key={label}>
                <Link
                  {...link}
                  activeOptions={{ exact: true }}
                  aria-current={current({ pathname, search })}
                  className={ownLinkClassName}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {news && <div className="flex shrink-0 items-center sm:gap-1">{news}</div>}
      </Container>
    </div>
  );
}

/** Keeps the row's place on shared pages while a signed-in user is being recognised, so that nothing moves. */
export function AccountNavPlace() {
  return (
    <div
      aria-hidden="true"
      className={`${rowClassName} hidden [[data-signed-in]_&]:block noscript:hidden!`}
    />
  );
}

const rowClassName = 'h-11.25 border-t border-line bg-canvas';

/** How a link of the row looks. */
export const ownLinkClassName =
  'relative flex h-11 items-center px-1.5 text-[0.8125rem] font-medium whitespace-nowrap text-ink-muted no-underline min-[24.5rem]:px-2 min-[24.5rem]:text-sm sm:px-3 ' +
  'after:absolute after:inset-x-1.5 min-[24.5rem]:after:inset-x-2 after:bottom-0 after:h-0.75 after:rounded-t-sm after:bg-transparent sm:after:inset-x-3 ' +
  'hover:text-ink focus-visible:-outline-offset-2 ' +
  'aria-[current]:text-primary-ink aria-[current]:after:bg-primary forced-colors:aria-[current]:underline';
