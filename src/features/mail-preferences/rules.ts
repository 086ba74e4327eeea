/** An address that its owner recognises and others cannot use: `a•••@example.com`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(Math.max(0, at))}`;
}
