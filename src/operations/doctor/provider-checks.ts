import { z } from 'zod';
import type { CompletionSettings } from '#features/hiring/lib/completions/completion-provider.ts';
import { boundedFetch } from '#features/identity/lib/openid/bounded-fetch.ts';
import { microsoftMetadata } from '#features/identity/lib/openid/microsoft-metadata.ts';
import type { MicrosoftSettings } from '#features/identity/lib/openid/microsoft-provider.ts';
import { type SmsSettings, smsAuthorization } from '#features/identity/lib/sms/messages-api.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';
import { reasonOf } from './run-checks.ts';

/** Less than a check may take, so that it says itself what does not answer. */
const ask = boundedFetch(6_000);

/**
 * Services of others that the site uses where they are set up; asked for nothing that costs money or sends anything.
 */
export const providerChecks = ({
  config: { microsoft, sms, briefProvider },
  clock,
}: Pick<DoctorContext, 'config' | 'clock'>): Check[] => [
  {
    name: 'microsoft-sign-in',
    look: async () =>
      microsoft
        ? lookAtMicrosoft(microsoft, clock)
        : notAsked('MICROSOFT_CLIENT_ID is not set: sign-in with Microsoft is off.'),
  },
  {
    name: 'text-messages',
    look: async () =>
      sms ? lookAtSms(sms) : notAsked('SMS_ACCOUNT_SID is not set: codes are not sent by SMS.'),
  },
  {
    name: 'language-service',
    look: async () =>
      briefProvider
        ? lookAtLanguage(briefProvider)
        : notAsked('BRIEF_PROVIDER_URL is not set: briefs are read on this server alone.'),
  },
];

const isGuid = (text: string): boolean => z.guid().safeParse(text).success;

async function lookAtMicrosoft(
  { clientSecret, ...directory }: MicrosoftSettings,
  clock: DoctorContext['clock'],
): Promise<Verdict> {
  if (isGuid(clientSecret)) {
    return wrong(
      'MICROSOFT_CLIENT_SECRET looks like the id of a secret: it has to be the secret’s value, which Microsoft shows once, when it is made.',
    );
  }
  const { authority, tenant } = directory;
  try {
    await microsoftMetadata(directory, clock, ask)();
  } catch (error) {
    return wrong(
      `Sign-in with Microsoft fails: ${authority} does not describe the tenant ${tenant} (${reasonOf(error)}).`,
    );
  }
  return good(
    `Microsoft answers for the tenant ${tenant}, and the registration has an id and a secret; whether that secret is still valid, a sign-in shows.`,
  );
}

const accountSchema = z.object({ status: z.string() });

async function lookAtSms(settings: SmsSettings): Promise<Verdict> {
  const { url, accountSid } = settings;
  const { host } = new URL(url);
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`, url);
  let response: Response;
  try {
    const headers = { authorization: smsAuthorization(settings) };
    response = await ask(address.href, { method: 'GET', headers });
  } catch (error) {
    return wrong(`The service for text messages at ${host} cannot be asked: ${reasonOf(error)}.`);
  }
  if (response.status === 401 || response.status === 403) {
    return wrong(`The service at ${host} does not take SMS_ACCOUNT_SID and SMS_AUTH_TOKEN.`);
  }
  const { data: account } = accountSchema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !account) {
    return lookAt(
      `The service for text messages at ${host} answers (${response.status}), and does not say how our account is.`,
    );
  }
  return account.status === 'active'
    ? good(`The service for text messages at ${host} knows our account.`)
    : wrong(`Our account at ${host} is not active: no text message is sent.`);
}

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

async function lookAtLanguage({ url, key, model }: CompletionSettings): Promise<Verdict> {
  const address = new URL('models', url.endsWith('/') ? url : `${url}/`);
  const { host } = address;
  let response: Response;
  try {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
    response = await ask(address.href, { method: 'GET', headers });
  } catch (error) {
    return wrong(`The service for language at ${host} cannot be asked: ${reasonOf(error)}.`);
  }
  if (response.status === 401 || response.status === 403) {
    return wrong(`The service for language at ${host} does not take BRIEF_PROVIDER_KEY.`);
  }
  const { data: models } = modelsSchema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !models) {
    return lookAt(
      `The service for language at ${host} answers (${response.status}), and does not say which models it has.`,
    );
  }
  return models.data.some(({ id }) => id === model)
    ? good(`The service for language at ${host} has the model of BRIEF_PROVIDER_MODEL.`)
    : wrong(`The service for language at ${host} has no model ${model}.`);
}
