/** A header as it was sent: its name in lower case. */
export interface MailHeader {
  key: string;
  value: string;
}

/**
 * Why no person wrote this mail, by its headers (RFC 3834, RFC 3464); null where nothing says so. An answer to such a
 * mail would be answered by a machine again.
 */
export function automaticBecause(
  headers: readonly MailHeader[],
): 'bounce' | 'automatic' | 'bulk' | null {
  const valuesOf = (name: string) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());
  const [type = ''] = valuesOf('content-type');
  if (type.startsWith('multipart/report') || type.startsWith('message/delivery-status')) {
    return 'bounce';
  }
  if (valuesOf('return-path').includes('<>')) return 'bounce';
  const isAutomatic =
    valuesOf('auto-submitted').some((value) => !/^no\b/.test(value)) ||
    valuesOf('x-auto-response-suppress').some((value) => value !== 'none') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse'].some((name) => valuesOf(name).length > 0);
  if (isAutomatic) return 'automatic';
  const isBulk =
    valuesOf('precedence').some((value) => /^(bulk|junk|list|auto_reply)/.test(value)) ||
    valuesOf('list-id').length > 0;
  return isBulk ? 'bulk' : null;
}
