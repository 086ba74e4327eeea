/**
 * For a page's `validateSearch`: what was read of these parameters of the address, and nothing else of them. The router
 * hands a page every value that stands in its address and was not answered here, so `tab=anything` would reach it as it is.
 */
export function readParameters<Read extends object>(
  names: readonly (keyof Read & string)[],
  read: Read,
): Read {
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...read };
}
