/** The request header that names the viewer whose page makes the call: the id of an impersonation, or none. */
export const impersonationHeader = 'x-look-in';

/** What the header says on pages of people who are here as themselves. */
export const noImpersonation = 'none';

/** The server's answer to a call of a page that was made for other eyes than those it is asked with now. */
export const viewerChanged = 'EYES_CHANGED';

let mark: string | undefined;
let isLeaving = false;

/**
 * Stores the viewer of this page for all of its calls: the id of an impersonation, null without one, undefined while
 * unknown.
 */
export const setImpersonation = (lookInId: string | null | undefined): void => {
  mark = lookInId === null ? noImpersonation : lookInId;
};

/** What goes with each call. */
export const impersonationHeaders = (): Record<string, string> =>
  mark ? { [impersonationHeader]: mark } : {};

/** Navigates with a full page load, so that no state of this page is kept. */
export function leaveFor(address: string): void {
  isLeaving = true;
  sessionStorage.clear();
  location.replace(address);
}

/**
 * Does what ends these eyes, and leaves. Calls that are refused for it meanwhile load nothing anew: they would overtake
 * the way out. Raises what `end` raises, and stays.
 */
export async function leaveAfter(end: () => Promise<unknown>, address: string): Promise<void> {
  isLeaving = true;
  try {
    await end();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  leaveFor(address);
}

/** Reloads the page for its current viewer and keeps no state of the old one. */
export function loadForOtherViewer(): void {
  if (isLeaving) return;
  isLeaving = true;
  sessionStorage.clear();
  location.reload();
}
