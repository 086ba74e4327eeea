import { z } from 'zod';
import type { CompletionSettings } from '#features/hiring/lib/completions/completion-provider.ts';
import type { MicrosoftSettings } from '#features/identity/lib/openid/microsoft-provider.ts';
import type { SmsSettings } from '#features/identity/lib/sms/messages-api.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { S3Settings } from '#lib/files/s3-settings.ts';
import { isMailAddress, readMailSenders } from '#lib/mail/mail-address.ts';
import type { DkimKey } from '#lib/mail/smtp-transport.ts';
import type { ClamdAddress } from '#lib/scanning/clamd.ts';
import type { TracingSettings } from '#lib/tracing/tracing-settings.ts';
import {
  type AnalyticsSettings,
  analyticsVariables,
  readAnalyticsSettings,
} from './analytics-config.ts';
import { type BackupSettings, backupVariables, readBackupSettings } from './backup-config.ts';
import { completionVariables, readCompletionSettings } from './completion-config.ts';
import { databaseVariables, refuseLoneDatabaseSettings } from './database-config.ts';
import { dkimVariables, readDkimSettings } from './dkim-config.ts';
import {
  type InboundMailSettings,
  inboundMailVariables,
  readInboundMailSettings,
} from './inbound-mail-config.ts';
import { microsoftVariables, readMicrosoftSettings } from './microsoft-config.ts';
import { misspeltNames } from './misspelt-names.ts';
import { refuseUnsafeSettings, requireProductionSettings } from './production-config.ts';
import { proxyVariables } from './proxy-config.ts';
import { readS3Settings } from './s3-config.ts';
import { scannerVariables } from './scanner-config.ts';
import { readSecretSettings, type SecretSettings, secretVariables } from './secret-config.ts';
import { readSellerSettings, type SellerSettings, sellerVariables } from './seller-config.ts';
import { readSmsSettings, smsVariables } from './sms-config.ts';
import { readTracingSettings, tracingVariables } from './tracing-config.ts';

const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1' || value === 'yes');

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be a full address such as https://direct365.example' })
  .transform((value) => new URL(value).origin);

/** The public address: what people type, without a path, since the site answers at the root of its host. */
const siteUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be a full address such as https://direct365.example',
    abort: true,
  })
  .refine((value) => /^[^/]+:\/\/[^/?#]+\/?$/.test(value), {
    error: 'must end with the host or port: the site cannot be below a path',
  })
  .transform((value) => new URL(value).origin);

const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(0, { error: 'must be between 0 and 65535' })
    .max(65_535, { error: 'must be between 0 and 65535' })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: siteUrl.optional(),
  DATA_DIR: z.string().optional(),
  ...databaseVariables,
  DEMO: flag.optional(),
  ...secretVariables,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must start with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isMailAddress, {
      error: 'must be one mailbox, such as Direct365 <hello@direct365.example>',
    })
    .optional(),
  ...dkimVariables,
  MAIL_SENDERS: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .startsWith('sk_', { error: 'must start with sk_', abort: true })
    .regex(/^[\w-]+$/, { error: 'must be the whole key, as Stripe shows it once' })
    .optional(),
  STRIPE_AUTOMATIC_TAX: flag.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: 'must be the name of a bucket: 3 to 63 lower-case letters, digits, dots or hyphens',
    })
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...analyticsVariables,
  ...backupVariables,
  ...completionVariables,
  ...inboundMailVariables,
  ...microsoftVariables,
  ...scannerVariables,
  ...sellerVariables,
  ...smsVariables,
  ...tracingVariables,
  ...proxyVariables,
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number' })
    .min(0, { error: 'must be between 0 and 600' })
    .max(600, { error: 'must be between 0 and 600' })
    .default(1),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

/** The environment, checked: what the rest of the program may rely on. */
export interface Config {
  port: number;
  host: string;
  /** Origin under which people reach the site, without a trailing slash. */
  publicUrl: string;
  dataDir: string | undefined;
  databaseUrl: string | undefined;
  /** Where the first leads through PgBouncer in transaction mode: the same database directly. */
  databaseDirectUrl: string | undefined;
  /** Replicas of that database, for reads that may be some seconds old. */
  databaseReplicaUrls: string[];
  /** Demo data, local Stripe, development mailbox and the banner. */
  demo: boolean;
  /** What keys are made of; the present one is absent in a demo, which makes and keeps one in the data folder. */
  secrets: SecretSettings;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Signs mails; undefined leaves that to the mail server. */
  dkim: DkimKey | undefined;
  /** Further senders that a mail to many may be from, separated by commas. */
  mailSenders: string | undefined;
  /** Each of them signs the bounce and complaint reports of a mail service; without one none are accepted. */
  mailWebhookSecrets: string[];
  /** Where replies by mail arrive; undefined receives none, and mails name no address for replies. */
  inboundMail: InboundMailSettings | undefined;
  stripe: { secretKey: string; webhookSecrets: string[]; automaticTax: boolean } | undefined;
  /** Who the invoices are from. */
  seller: SellerSettings;
  /** Where files go; undefined keeps them in the data folder. */
  s3: S3Settings | undefined;
  /** A measuring service that visitors may allow; undefined measures nothing. */
  analytics: AnalyticsSettings | undefined;
  /** An optional service that reads more out of a brief on the client's request; undefined: no service is called. */
  briefProvider: CompletionSettings | undefined;
  /** A virus scanner for files in messages; undefined scans none. */
  clamd: ClamdAddress | undefined;
  /** A service for text messages; undefined sends none. */
  sms: SmsSettings | undefined;
  /** Countries of two letters, to whose numbers text messages go. */
  smsCountries: string[];
  /** Our registration at Microsoft; undefined offers no sign-in with Microsoft. */
  microsoft: MicrosoftSettings | undefined;
  /** Scheduled backups; undefined takes none. */
  backups: BackupSettings | undefined;
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  metricsToken: string | undefined;
  /** Where traces go; undefined makes none. */
  tracing: TracingSettings | undefined;
  /** How long a stopping node goes on taking requests after it has said on /readyz that it is going. */
  drainSeconds: number;
  logLevel: string;
}

const isEmpty = (value: string | undefined): boolean => value === undefined || value.trim() === '';

/**
 * Reads and checks the environment. Throws a SetupProblem that names each missing or wrong variable
 * in a sentence; values are never repeated, for they may be secrets.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => !isEmpty(value)),
  );
  const parsed = environmentSchema.safeParse(given);
  const problems = [
    ...misspeltNames(Object.keys(given), Object.keys(environmentSchema.shape)),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`),
  ];
  if (!parsed.success || problems.length > 0) throw new SetupProblem(problems.join('\n'));
  const env = parsed.data;
  if (env.DATABASE_URL && env.DEMO) {
    throw new SetupProblem(
      'DEMO cannot be true when DATABASE_URL is set: demo data belongs in the private database only. Remove one of the two.',
    );
  }
  refuseLoneDatabaseSettings(env);
  const demo = env.DEMO ?? !env.DATABASE_URL;
  if (demo && Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET)) {
    throw new SetupProblem(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: with one alone, payments would fail or go unnoticed. Set both, or neither; npm run set-up-stripe makes the webhook and prints its secret.',
    );
  }
  if (!demo) {
    requireProductionSettings(env);
    refuseUnsafeSettings(env);
  }
  const mailFrom = env.MAIL_FROM ?? 'Direct365 <no-reply@direct365.invalid>';
  readMailSenders({ mailFrom, mailSenders: env.MAIL_SENDERS });
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl:
      env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${env.PORT}`,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS ?? [],
    demo,
    secrets: readSecretSettings(env),
    smtpUrl: env.SMTP_URL,
    mailFrom,
    dkim: readDkimSettings(env),
    mailSenders: env.MAIL_SENDERS,
    mailWebhookSecrets: env.MAIL_WEBHOOK_SECRET ?? [],
    inboundMail: readInboundMailSettings(env),
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
            automaticTax: env.STRIPE_AUTOMATIC_TAX ?? false,
          }
        : undefined,
    seller: readSellerSettings(env),
    s3: readS3Settings(env),
    analytics: readAnalyticsSettings(env),
    briefProvider: readCompletionSettings(env),
    clamd: env.CLAMAV_URL,
    sms: readSmsSettings(env),
    smsCountries: env.SMS_COUNTRIES,
    microsoft: readMicrosoftSettings(env),
    backups: readBackupSettings(env),
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    tracing: readTracingSettings(env),
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  };
}
