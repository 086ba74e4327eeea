import { Link } from '@tanstack/react-router';
import { type CanonicalPath, pageMetadata } from '../../content/page-metadata.ts';
import { LinkedData } from './linked-data.tsx';
import { type Crumb, trailOf, trailStart } from './structured-data.ts';

/** Where the page is, below the start page. The last step is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {[trailStart, ...trail.slice(0, -1)].map(({ name, path }) => (
          <li key={path} className="flex items-center gap-2 text-ink-muted">
            <Link
              to={path}
              className="inline-flex min-h-6 items-center underline decoration-line-strong decoration-1 underline-offset-4 hover:text-ink hover:decoration-current"
            >
              {name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="font-semibold text-primary-ink">
          {trail.at(-1)?.name}
        </li>
      </ol>
      <LinkedData things={[trailOf(trail)]} />
    </nav>
  );
}

/** The trail of a page in the register. */
export const PageBreadcrumbs = ({ path }: { path: CanonicalPath }) => (
  <Breadcrumbs trail={[{ name: pageMetadata[path].name, path }]} />
);
