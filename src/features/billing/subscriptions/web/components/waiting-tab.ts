/** A tab that waits for its address. */
export interface WaitingTab {
  /** Shows the page in the tab, or in this one when the browser let no tab open. */
  goTo: (url: string) => void;
  close: () => void;
}

/**
 * Opens an empty tab. Call it in the click itself: browsers block tabs that open later, when the address has been
 * fetched. `waitingText` stands in it until then.
 */
export function openWaitingTab(waitingText: string): WaitingTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = waitingText;
    tab.document.body.textContent = waitingText;
  }
  return {
    goTo(url) {
      if (tab && !tab.closed) tab.location.replace(url);
      else window.location.assign(url);
    },
    close: () => tab?.close(),
  };
}
