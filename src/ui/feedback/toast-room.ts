/** In pixels: what a toast needs beside or below a dialog in order not to lie on it. */
const room = { beside: 380, below: 120 };

const variable = '--dialog-rise';
const panels = new Set<HTMLElement>();

/** How far up from the bottom edge a toast has to begin, so as to leave this panel's buttons free. */
function riseOf(panel: HTMLElement): number {
  const { top, right, bottom } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isFree = clientWidth - right >= room.beside || clientHeight - bottom >= room.below;
  return isFree ? 0 : clientHeight - top;
}

function placeToasts(): void {
  const rise = Math.max(0, ...[...panels].map(riseOf));
  const { style } = document.documentElement;
  if (rise > 0) style.setProperty(variable, `${rise}px`);
  else style.removeProperty(variable);
}

/**
 * A ref for the panel of a dialog: while it is open, toasts keep off it where they would cover its buttons, which on
 * phones they always would.
 */
export function keepToastsOff(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  const observer = new ResizeObserver(placeToasts);
  panels.add(panel);
  observer.observe(panel);
  // A panel that still moves while it opens is measured again where it comes to rest.
  panel.addEventListener('transitionend', placeToasts);
  window.addEventListener('resize', placeToasts);
  return () => {
    panels.delete(panel);
    observer.disconnect();
    panel.removeEventListener('transitionend', placeToasts);
    window.removeEventListener('resize', placeToasts);
    placeToasts();
  };
}
