import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { SaveSearchButton } from './save-search-button.tsx';
import type { SearchToSave } from './search-to-save.ts';

/** What can be done with the search of the page: saving it, and going to those that are saved. */
export function SaveSearch({ search }: { search: SearchToSave }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SaveSearchButton search={search} />
      <Link to="/saved-searches" className={buttonClassName({ variant: 'ghost', size: 'sm' })}>
        Saved Searches
      </Link>
    </div>
  );
}
