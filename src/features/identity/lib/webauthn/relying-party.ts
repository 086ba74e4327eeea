/** For whom authenticators sign: the origin of the pages, and the name that passkeys belong to. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/** The relying party of a site, from the address that people know it by. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
}

/** Whether this is an IP address: browsers give passkeys to names alone. */
export const isBareAddress = (hostname: string): boolean =>
  /^\d+(\.\d+){3}$/.test(hostname) || hostname.includes(':');
