/**
 * For a page's `validateSearch`: what was read of these parameters of the address, and nothing else of them. The router
 * hands a page every value that stands in its address and was not answered here, so `tab=anything` would reach it as it
 * is.
 */
export function readParameters<Read extends object>(
  names: readonly (keyof Read & string)[],
  read: Read,
): Read {
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...read };
}

/** Parameters of an address that have not been parsed yet. */
export type Unread<Read> = { [Name in keyof Read]?: unknown };

/**
 * For the `validateSearch` and `loaderDeps` of a page whose parameters need the catalogue for validation. They are
 * passed on unread, and the page's loader and component parse them. The code of `validateSearch` is loaded with every
 * page of the site.
 */
export const leaveUnread =
  <Read extends object>(...names: readonly (keyof Read & string)[]) =>
  (search: Readonly<Record<string, unknown>>): Unread<Read> =>
    Object.fromEntries(names.map((name) => [name, search[name]])) as Unread<Read>;
