/**
 * A ref for the region of the toasts. The library holds and unfolds toasts under the pointer; this does the same for
 * the focus, sees to it that the focus is not lost with a toast that was closed, and lets Escape lead back to where
 * the focus came from.
 */
export function holdFocusedToasts(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  let isHeld = false;
  const list = () => region.querySelector<HTMLElement>('[data-sonner-toaster]');

  function hold(): void {
    isHeld = true;
    list()?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  }
  function release(): void {
    isHeld = false;
    const leave = { bubbles: true, relatedTarget: document.body };
    list()?.dispatchEvent(new MouseEvent('mouseout', leave));
  }
  function handleFocusOut({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && region?.contains(relatedTarget))) release();
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // The same key would close the dialog below.
    event.stopPropagation();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  }
  // A toast that goes takes the focus with it, and the browser tells nobody.
  const departures = new MutationObserver(() => {
    if (!isHeld || document.activeElement !== document.body) return;
    const rest = list();
    if (rest) rest.focus();
    else isHeld = false;
  });

  region.addEventListener('focusin', hold);
  region.addEventListener('focusout', handleFocusOut);
  region.addEventListener('keydown', handleKeyDown);
  departures.observe(region, { childList: true, subtree: true });
  return () => {
    region.removeEventListener('focusin', hold);
    region.removeEventListener('focusout', handleFocusOut);
    region.removeEventListener('keydown', handleKeyDown);
    departures.disconnect();
  };
}
