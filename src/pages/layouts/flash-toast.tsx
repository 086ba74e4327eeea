import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Flash, flashes } from './flashes.ts';

/** Shows the flash message of the address once, and removes it from the address. */
export function FlashToast({ flash }: { flash: Flash | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!flash) return;
    void showFlash(flash);
    void navigate({
      to: '.',
      search: (search) => ({ ...search, notice: undefined }),
      replace: true,
      resetScroll: false,
    });
  }, [flash, navigate]);
  return null;
}

async function showFlash(flash: Flash): Promise<void> {
  // Hardly any page has a flash message, so what shows it is not among the code of every page.
  const { notify } = await import('#ui/feedback/notify.ts');
  const { tone, title, description } = flashes[flash];
  notify[tone](title, description);
}
