import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { createEmulator } from 'emulate';
import type { S3Settings } from './s3-settings.ts';

export interface LocalS3 {
  /** Settings for a bucket of the caller's own. */
  settings: S3Settings;
  /** Ends it, as an outage would. */
  close(): Promise<void>;
}

/** A real S3 server on this machine, on a free port, with one empty bucket. It checks no signatures. */
export async function startLocalS3(bucket = 'direct365-files'): Promise<LocalS3> {
  const server = await createEmulator({ service: 'aws', port: 0 });
  const settings = {
    bucket,
    region: 'us-east-1',
    endpoint: server.url,
    credentials: {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
  };
  const { region, endpoint, credentials } = settings;
  const client = new S3Client({ region, endpoint, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { settings, close: () => server.close() };
}
