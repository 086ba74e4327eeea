/**
 * A ref for the region of the toasts. The library pauses and unfolds toasts under the pointer; this does the same for
 * the focus. It keeps the focus among the toasts when the focused one is closed. Escape moves the focus back to where
 * it came from.
 */
export function keepFocusedToasts(region: HTMLElement | null): (() => void) | undefined {
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
  /** Closed toasts take the focus with them; some browsers send an event, others do not. */
  function keepFocus(): void {
    if (!isHeld || document.activeElement !== document.body) return;
    const rest = list();
    if (rest) rest.focus();
    else isHeld = false;
  }
  function handleFocusOut(event: FocusEvent): void {
    const { target, relatedTarget } = event;
    if (relatedTarget instanceof Node && region?.contains(relatedTarget)) return;
    if (relatedTarget === null && isLeaving(target) && hasOthers(region)) {
      // The library would give the focus back to where it came from, although there is more to read here.
      event.stopPropagation();
      queueMicrotask(keepFocus);
    } else release();
  }
  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // The same key would close the dialog below.
    event.stopPropagation();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
  }

  const departures = new MutationObserver(keepFocus);
  departures.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', hold);
  region.addEventListener('focusout', handleFocusOut);
  region.addEventListener('keydown', handleKeyDown);
  return () => {
    departures.disconnect();
    region.removeEventListener('focusin', hold);
    region.removeEventListener('focusout', handleFocusOut);
    region.removeEventListener('keydown', handleKeyDown);
  };
}

const toastGoing = '[data-sonner-toast][data-removed="true"]';

const isLeaving = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(toastGoing) !== null;

const hasOthers = (region: HTMLElement | null): boolean =>
  region?.querySelector(`[data-sonner-toast]:not(${toastGoing})`) != null;
