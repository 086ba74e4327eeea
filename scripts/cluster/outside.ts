import { startLocalS3 } from '#lib/files/local-s3-fixture.ts';
import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';

/**
 * What the nodes of a cluster for trying need from outside: a mail server and a place for files, both of this process.
 */
export interface LocalOutside {
  environment: Record<string, string>;
  mailServer: Awaited<ReturnType<typeof smtpServerFixture>>;
  close(): Promise<void>;
}

/** Starts them. Payments are off: there are no keys of the payment service. */
export async function startLocalOutside(): Promise<LocalOutside> {
  const mailServer = await smtpServerFixture();
  const storage = await startLocalS3();
  const { bucket, region, endpoint, credentials } = storage.settings;
  return {
    mailServer,
    environment: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Direct365 <hello@direct365.test>',
      STRIPE_SECRET_KEY: 'sk_test_never_called',
      STRIPE_WEBHOOK_SECRET: 'whsec_never_called',
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: endpoint ?? '',
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
      LOG_LEVEL: 'warn',
    },
    async close() {
      await mailServer.close();
      await storage.close();
    },
  };
}
