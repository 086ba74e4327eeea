import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readOpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import { readFindSearch } from '#features/search/query/web/components/find-search.ts';
import type { SavedSearch } from '../../contract.ts';

interface SearchResultsLinkProps {
  search: Pick<SavedSearch, 'kind' | 'filter'>;
  className: string;
  children: ReactNode;
}

/** The way to everything that a saved search finds now. */
export function SearchResultsLink({ search, className, children }: SearchResultsLinkProps) {
  return search.kind === 'consultants' ? (
    <Link to="/find-consultants" search={readFindSearch(search.filter)} className={className}>
      {children}
    </Link>
  ) : (
    <Link
      to="/consultant/portal"
      search={{ tab: 'projects', ...readOpenProjectFilter(search.filter) }}
      className={className}
    >
      {children}
    </Link>
  );
}
