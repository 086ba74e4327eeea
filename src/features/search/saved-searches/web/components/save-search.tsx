import { Link } from '@tanstack/react-router';
import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Dialog } from '#ui/primitives/dialog.tsx';
import type { SearchToSave } from './search-to-save.ts';

// The form is fetched when it is opened.
const SaveSearchForm = lazy(async () => ({
  default: (await import('./save-search-form.tsx')).SaveSearchForm,
}));

const descriptions: Record<SearchToSave['kind'], string> = {
  consultants: 'We look for new consultants like these, and tell you when one is listed.',
  projects: 'We look for new projects like these, and tell you when one opens.',
};

/** Saves the search of the page, to be told of what is new. */
function SaveSearchButton({ search }: { search: SearchToSave }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Save this search"
      description={descriptions[search.kind]}
      size="sm"
      trigger={
        <Button variant="secondary" size="sm" className="noscript:hidden">
          <BellPlus aria-hidden="true" />
          Save Search
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Suspense>
        {isOpen && <SaveSearchForm search={search} onEnd={() => setIsOpen(false)} />}
      </Suspense>
    </Dialog>
  );
}

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
