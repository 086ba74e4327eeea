import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { z } from 'zod';
import { webPushService } from '#features/notifications/lib/push/web-push-service.ts';
import { guardedRequests } from '#lib/guarded/guarded-requests.ts';
import { localCertificate } from './local-certificate.ts';

/** A message as the browser reads it, with what its service knows of it. */
export interface HeardPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Undefined where no browser of ours could read it. */
  text: string | undefined;
  /** What the sender says of itself; undefined unless its key has signed it. */
  claims: { aud: string; exp: number; sub: string } | undefined;
  publicKey: string | undefined;
}

/**
 * A push service on this machine with its browsers. It speaks RFC 8030, and reads what it is sent by RFC 8291 and 8292
 * with nothing but node:crypto, apart from the library that wrote it.
 */
export async function startPushEmulator() {
  let status: number | 'never' = 201;
  const heard: HeardPush[] = [];
  const browsers = new Map<string, ReturnType<typeof createBrowser>>();
  const server = createServer(localCertificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { url: path = '', headers } = request;
    heard.push({
      path,
      headers,
      text: quietly(() => browsers.get(path)?.read(Buffer.concat(chunks))),
      ...readVapid(headers.authorization ?? ''),
    });
    if (status === 'never') return;
    response.writeHead(status, { location: `${path}/message` }).end('x'.repeat(100));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    heard,
    service: (options: { timeoutMs?: number } = {}) =>
      webPushService(guardedRequests({ local: { origin, ca: localCertificate.cert }, ...options })),
    /** Sets what it answers from now on, if anything. */
    answer: (next: number | 'never') => {
      status = next;
    },
    /** A browser that takes messages: what it hands to the site. */
    subscribe() {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const browser = createBrowser();
      browsers.set(path, browser);
      return { endpoint: `${origin}${path}`, p256dh: browser.p256dh, auth: browser.auth };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PushEmulator = Awaited<ReturnType<typeof startPushEmulator>>;

/** The keys of a browser, and how it reads a message (RFC 8291 over RFC 8188). */
function createBrowser() {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const expand = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const record = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = expand(ecdh.computeSecret(sender), auth, info, 32);
      const contentKey = expand(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = expand(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // What comes after the mark of the last record is padding.
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Who sends, as RFC 8292 says it: `vapid t=TOKEN, k=KEY`. */
function readVapid(authorization: string): Pick<HeardPush, 'claims' | 'publicKey'> {
  const [, token = '', publicKey = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = quietly(() => {
    const point = Buffer.from(publicKey, 'base64url');
    const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${payload}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isSigned ? claimsSchema.parse(readJson(payload)) : undefined;
  });
  return { claims, publicKey: publicKey || undefined };
}

const readJson = (part: string): unknown =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

function quietly<Answer>(read: () => Answer): Answer | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
