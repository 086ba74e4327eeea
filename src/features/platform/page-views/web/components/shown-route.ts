/** The pattern of the page that these matches end at; undefined while it is not shown, or where there is none. */
export function shownRoute(
  matches: readonly { routeId: string; status: string; fullPath: string }[],
): string | undefined {
  const match = matches.at(-1);
  return match && match.routeId !== '__root__' && match.status === 'success'
    ? match.fullPath
    : undefined;
}
