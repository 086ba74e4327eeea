/**
 * Where the focus belongs when the banner goes together with the button that had it: where it came from; where that is
 * gone as well, the page's content, so that reading goes on there.
 */
export function focusAfterBanner(origin: Element | null | undefined): HTMLElement | null {
  const isThere = origin instanceof HTMLElement && origin.isConnected;
  return isThere ? origin : document.getElementById('content');
}
