// A browser that refuses storage only costs the draft.
function quietly<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const nameOf = (key: string) => `draft:${key}`;

/** What was kept under this key in this tab, or null. */
export function readDraft(key: string): string | null {
  return quietly(() => window.sessionStorage.getItem(nameOf(key)));
}

/** Keeps unsent text until the tab is closed, so that signing in or a reload does not cost it. */
export function keepDraft(key: string, text: string): void {
  quietly(() => window.sessionStorage.setItem(nameOf(key), text));
}

/** Forgets a draft: it has been sent, or is not wanted any more. */
export function dropDraft(key: string): void {
  quietly(() => window.sessionStorage.removeItem(nameOf(key)));
}
