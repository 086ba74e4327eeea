import { isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';
import type { SmsSettings } from '#features/identity/lib/sms/messages-api.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { serviceUrl } from './service-url.ts';

/** The variables that name the service for text messages. */
export const smsVariables = {
  SMS_API_URL: serviceUrl({ example: 'https://api.twilio.com', noun: 'service' }).default(
    'https://api.twilio.com',
  ),
  SMS_ACCOUNT_SID: z.string().optional(),
  SMS_AUTH_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_COUNTRIES: z
    .string()
    .regex(/^ *[A-Za-z]{2}( *, *[A-Za-z]{2})* *$/, {
      error: 'must be countries of two letters, separated by commas, such as GB,US,DE',
    })
    .default('US,CA,GB,AU,DE,FR')
    .transform((list) => list.split(',').map((country) => country.trim().toUpperCase()))
    .refine((countries) => countries.every((country) => isSupportedCountry(country)), {
      error: 'names a country that does not exist: it takes codes of ISO 3166, such as GB,US,DE',
    }),
};

const environmentSchema = z.object(smsVariables);

/** The service that the checked variables name; undefined without any of them. */
export function readSmsSettings({
  SMS_API_URL: url,
  SMS_ACCOUNT_SID: accountSid,
  SMS_AUTH_TOKEN: authToken,
  SMS_FROM: from,
}: z.output<typeof environmentSchema>): SmsSettings | undefined {
  if (!accountSid && !authToken && !from) return undefined;
  if (!accountSid || !authToken || !from) {
    throw new SetupProblem(
      'SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM belong together: without one of them no text message can be sent. Set all three, or none.',
    );
  }
  return { url, accountSid, authToken, from };
}
