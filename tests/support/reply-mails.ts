import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { UserId } from '#access/user.ts';
import { mailOf } from '#features/conversations/lib/mail-reader/mails-fixture.ts';
import { listenForReplies } from '#features/conversations/mail-replies/server/commands/listen-for-replies.ts';
import type {
  InboundMail,
  ReplyOutcome,
} from '#features/conversations/mail-replies/server/services.ts';
import type { VirusScanner } from '#lib/scanning/virus-scanner.ts';
import { createTestApp, type TestApp } from './app.ts';
import { freePort } from './free-port.ts';

/** The domain of addresses for replies. */
export const replyDomain = 'reply.direct365.example';

/** The address of the person who replies, unless another is given. */
export const replier = 'grace@navy.example';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const signingKey = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
const records: Record<string, string> = {
  'k1._domainkey.navy.example': signingKey,
  'k1._domainkey.evil.example': signingKey,
  '_dmarc.navy.example': 'v=DMARC1; p=reject',
  '_dmarc.direct365.example': 'v=DMARC1; p=reject',
  // Its own server is the one that hands over.
  'harbour.example': 'v=spf1 ip4:127.0.0.1 -all',
  '_dmarc.harbour.example': 'v=DMARC1; p=reject',
};

interface Sending {
  to: string;
  raw?: string;
  /** Of the envelope. */
  sender?: string;
  signedBy?: string | null;
}

/** A site that receives replies by mail, and what hands them over. */
export interface ReceivingSite {
  app: TestApp;
  port: number;
  /** What became of each reply, in turn. */
  outcomes: ReplyOutcome[];
  /** Where this person answers in this conversation. */
  addressOf(userId: UserId, threadId: string): Promise<string>;
  /** Hands a mail over, by default a true one; answers the code of the reply. */
  send(sending: Sending): Promise<unknown>;
  close(): Promise<void>;
}

export async function createReceivingSite(
  options: { scanner?: VirusScanner } = {},
): Promise<ReceivingSite> {
  const outcomes: ReplyOutcome[] = [];
  const inboundMail: InboundMail = {
    ...{ domain: replyDomain, ownDomains: [replyDomain, 'direct365.example'] },
    resolve: async (name, type) => {
      const text = type === 'TXT' ? records[name] : undefined;
      if (text === undefined) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
      return [[text]];
    },
    count: (outcome) => outcomes.push(outcome),
  };
  const app = await createTestApp({ ...options, inboundMail });
  const listener = listenForReplies(app.services, inboundMail);
  const port = await freePort();
  await listener.listen(port, '127.0.0.1');
  return {
    ...{ app, port, outcomes },
    addressOf: async (userId, threadId) =>
      (await app.services.replyTo(app.db, { userId, threadId }))?.address ?? '',
    async send({ to, sender = replier, signedBy = 'navy.example', raw }) {
      const transport = createTransport({
        ...{ host: '127.0.0.1', port, ignoreTLS: true },
        ...(signedBy && { dkim: { domainName: signedBy, keySelector: 'k1', privateKey } }),
      });
      try {
        const envelope = { from: sender, to: [to] };
        await transport.sendMail({ raw: raw ?? mailOf({ from: replier, to }), envelope });
        return 250;
      } catch (error) {
        return error instanceof Error && 'responseCode' in error ? error.responseCode : error;
      } finally {
        transport.close();
      }
    },
    async close() {
      await listener.close();
      await app.close();
    },
  };
}
