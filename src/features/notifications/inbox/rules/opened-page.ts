/** The path among those of unread notifications that leads to this page, or to a part of it. */
export const leadingHere = (paths: readonly string[], page: string): string | undefined =>
  paths.find((path) => path.replace(/#.*$/, '') === page);
