import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import type { useProfileDraft } from '../../hooks/use-profile-draft.ts';

/** Says that unsaved changes of before are back, with the choice to do without them. */
export function DraftBanner({ draft }: { draft: ReturnType<typeof useProfileDraft> }) {
  switch (draft.state) {
    case 'none':
      return null;
    case 'restored':
      return (
        <Banner
          tone="info"
          title="Your unsaved changes are back"
          className="mb-8"
          action={
            <Button variant="secondary" size="sm" onClick={draft.discard}>
              Discard them
            </Button>
          }
        >
          They are not part of your profile yet: you still have to save it.
        </Banner>
      );
    case 'discarded':
      return (
        <Banner
          tone="info"
          title="Your unsaved changes are discarded"
          className="mb-8"
          action={
            <Button variant="secondary" size="sm" onClick={draft.undoDiscard}>
              Bring them back
            </Button>
          }
        />
      );
  }
}
