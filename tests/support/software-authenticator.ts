import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  CreationOptions,
  MadeAnswer,
  RequestOptions,
  SignedAnswer,
} from '#features/identity/lib/webauthn/ceremonies.ts';

/** What a browser and its authenticator do otherwise than they should; without any of it they are honest. */
export interface Misbehaviour {
  /** The page that asked. */
  origin?: string;
  rpId?: string;
  /** What is signed in the place of the challenge. */
  challenge?: string;
  /** What the browser says was asked of the authenticator. */
  type?: string;
  isVerified?: boolean;
  isPresent?: boolean;
  signCount?: number;
  userHandle?: string | undefined;
  /** Whether the page stood in a frame of another site. */
  crossOrigin?: boolean;
  /** The site of the page around it. */
  topOrigin?: string;
}

interface StoredKey {
  id: Buffer;
  privateKey: KeyObject;
  userHandle: string;
  signCount: number;
}

const flag = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, isSynced: 0x10, hasKey: 0x40 };

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/**
 * A browser with an authenticator in it, made of software: real keys (ES256), real signatures, the formats of WebAuthn.
 * One that counts says how often it has signed; one that is synced never does.
 */
export class SoftwareAuthenticator {
  readonly #keys: StoredKey[] = [];
  readonly #origin: string;
  readonly #counts: boolean;

  constructor(origin: string, { counts = false }: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.#counts = counts;
  }

  /** Another authenticator with the same keys, as they are now. */
  copy(): SoftwareAuthenticator {
    const copy = new SoftwareAuthenticator(this.#origin, { counts: this.#counts });
    copy.#keys.push(...this.#keys.map((key) => ({ ...key })));
    return copy;
  }

  /** Makes a passkey as it is asked to. */
  make(options: CreationOptions, wrong: Misbehaviour = {}): MadeAnswer {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    // COSE: type EC2, algorithm ES256, curve P-256 (RFC 9053, 7.1.1).
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, id, isoCBOR.encode(cose)]);
    const key = { id, privateKey, userHandle: options.user.id, signCount: 0 };
    const authData = Buffer.concat([
      this.#authenticatorData(wrong.rpId ?? options.rp.id, key, { ...wrong, hasKey: true }),
      attested,
    ]);
    this.#keys.push(key);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const credentialId = id.toString('base64url');
    return {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, wrong),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the passkey that the list names, or else with the newest. */
  sign(options: RequestOptions, wrong: Misbehaviour = {}): SignedAnswer {
    const allowed = options.allowCredentials.map(({ id }) => id);
    const isAllowed = (id: string) => allowed.length === 0 || allowed.includes(id);
    const key = this.#keys.findLast(({ id }) => isAllowed(id.toString('base64url')));
    if (!key) throw new Error('The authenticator has none of these passkeys.');
    if (this.#counts) key.signCount += 1;
    const authData = this.#authenticatorData(wrong.rpId ?? options.rpId, key, wrong);
    const clientData = this.#clientData('webauthn.get', options.challenge, wrong);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientData, 'base64url'))]);
    const credentialId = key.id.toString('base64url');
    const userHandle = 'userHandle' in wrong ? wrong.userHandle : key.userHandle;
    return {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: clientData,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, key.privateKey).toString('base64url'),
        ...(userHandle === undefined ? {} : { userHandle }),
      },
    };
  }

  #clientData(type: string, challenge: string, wrong: Misbehaviour): string {
    const clientData = {
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? this.#origin,
      crossOrigin: wrong.crossOrigin ?? false,
      ...(wrong.topOrigin !== undefined && { topOrigin: wrong.topOrigin }),
    };
    return Buffer.from(JSON.stringify(clientData)).toString('base64url');
  }

  #authenticatorData(
    rpId: string,
    key: StoredKey,
    {
      isPresent = true,
      isVerified = true,
      signCount = key.signCount,
      hasKey = false,
    }: Misbehaviour & { hasKey?: boolean },
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    const flags =
      (isPresent ? flag.present : 0) |
      (isVerified ? flag.verified : 0) |
      (this.#counts ? 0 : flag.mayBeSynced | flag.isSynced) |
      (hasKey ? flag.hasKey : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}
