/** A public key of the site, as `statements.listKeys` answers it. */
export interface StatementKey {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/** What a signed file says, once its signature was found to be that of the site. */
export interface VerifiedStatement {
  number: number;
  /** The number of the accepted version that it changes. */
  amends: number | null;
  projectTitle: string;
  /** The address of the site that signed it. */
  site: string;
  acceptances: { side: 'client' | 'consultant'; name: string; at: string }[];
  /** The signed text: canonical JSON. */
  payload: string;
}

/** A signed statement is shorter: larger files are never read as one. */
export const signedFileMaxBytes = 4_000_000;

/** Whether a file of this name and beginning is meant to be a signed statement: a JWS begins with `{"`, encoded. */
export const isSignedFile = (name: string, beginning: string): boolean =>
  /\.jws$/i.test(name) || /^\s*eyJ[\w-]*\./.test(beginning);

/**
 * Verifies a signed statement of work, a compact JWS (RFC 7515) with ES256. Null where the text is no such file, where
 * none of the keys signed it, or where it is not as it was signed.
 */
export async function verifyStatement(
  text: string,
  keys: readonly StatementKey[],
): Promise<VerifiedStatement | null> {
  const [header, payload, signature, ...more] = text.trim().split('.');
  if (!header || !payload || !signature || more.length > 0) return null;
  const key = keys.find(({ kid }) => kid === keyIdOf(textOf(header)));
  const signed = bytesOf(signature);
  if (!key || !signed) return null;
  const { kty, crv, x, y } = key;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, algorithm, false, [
    'verify',
  ]);
  const content = new TextEncoder().encode(`${header}.${payload}`);
  if (!(await crypto.subtle.verify(algorithm, publicKey, signed, content))) return null;
  return statementOf(textOf(payload));
}

/** The SHA-256 of a file or a text, in hexadecimal digits. */
export async function sha256Of(content: ArrayBuffer | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key that a header names; null for a header of anything but a statement of ours. */
function keyIdOf(header: string | null): string | null {
  const fields = objectOf(header);
  // The site signs access tokens with the same keys: their type is another one. Extensions would have to be understood.
  const isOurs =
    fields?.alg === 'ES256' && fields.typ === 'statement+jws' && fields.crit === undefined;
  return isOurs && typeof fields.kid === 'string' ? fields.kid : null;
}

function statementOf(payload: string | null): VerifiedStatement | null {
  const fields = objectOf(payload);
  if (!fields || payload === null) return null;
  const { format, number, amends, projectTitle, site, acceptances } = fields;
  if (format !== 1 || !Array.isArray(acceptances)) return null;
  if (typeof number !== 'number' || typeof projectTitle !== 'string') return null;
  if (typeof site !== 'string' || (amends !== null && typeof amends !== 'number')) return null;
  const accepted = acceptances.flatMap(acceptanceOf);
  const sides = new Set(accepted.map(({ side }) => side));
  if (sides.size !== 2 || acceptances.length !== 2) return null;
  return { number, amends, projectTitle, site, acceptances: accepted, payload };
}

function acceptanceOf(value: unknown): VerifiedStatement['acceptances'] {
  if (!isObject(value)) return [];
  const { side, name, at } = value;
  if (side !== 'client' && side !== 'consultant') return [];
  if (typeof name !== 'string' || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
  return [{ side, name, at }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectOf(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The bytes of base64url. Null for other text, and for digits whose last bits no byte has: a change there counts. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const again = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return again === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null;
}

function textOf(encoded: string): string | null {
  const bytes = bytesOf(encoded);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
