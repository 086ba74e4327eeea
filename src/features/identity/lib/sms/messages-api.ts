import { z } from 'zod';
import { readBoundedBody } from '#lib/api/bounded-body.ts';
import { SmsRefused, type SmsSender } from './sms-sender.ts';

/** A service that speaks the protocol of Twilio's Messages API. */
export interface SmsSettings {
  /** Where the service is, such as `https://api.twilio.com`. */
  url: string;
  accountSid: string;
  authToken: string;
  /** A number of ours, a name that people see, or the id of a messaging service (`MG…`). */
  from: string;
}

const timeLimitMs = 15_000;
const mostBytes = 100_000;

const takenSchema = z.object({ sid: z.string() });
const problemSchema = z.object({ code: z.number() });

/** How a service for text messages knows us. */
export const smsAuthorization = ({
  accountSid,
  authToken,
}: Pick<SmsSettings, 'accountSid' | 'authToken'>): string =>
  `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

/** The service at this address. One request, no second try; it follows no redirect, so that numbers go nowhere else. */
export function messagesApi(
  { url, accountSid, authToken, from }: SmsSettings,
  { timeoutMs = timeLimitMs }: { timeoutMs?: number } = {},
): SmsSender {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const address = new URL(path, url);
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  const authorization = smsAuthorization({ accountSid, authToken });
  return {
    async send({ to, text }) {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization },
        body: new URLSearchParams({ To: to, ...sender, Body: text }),
      });
      const answer = parseJson((await readBoundedBody(response.body, mostBytes)).toString('utf8'));
      if (response.ok && takenSchema.safeParse(answer).success) return;
      const { data: problem } = problemSchema.safeParse(answer);
      const said = `The service for text messages answered ${response.status}${problem ? ` (${problem.code})` : ''}.`;
      // What is wrong with the number stays wrong; what is wrong with our account or with them does not.
      if (response.status === 400) throw new SmsRefused(said);
      throw new Error(said);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
