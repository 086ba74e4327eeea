import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileName } from './file-name.ts';
import { type FileStorage, orUnavailable } from './file-storage.ts';
import type { S3Settings } from './s3-settings.ts';

const prefix = 'files/';

/**
 * Keeps files in a bucket of S3 or of any S3-compatible store. The bucket is private: anyone who may see a file gets it
 * through us. Writes of S3 are whole or not at all, and durable when they are confirmed. A call that gets no answer is
 * tried twice, each time for `timeoutMs`.
 */
export function s3FileStorage(settings: S3Settings, timeoutMs = 5000): FileStorage {
  const { bucket, region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    // Other people's servers seldom have a name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
  });
  const object = (name: FileName) => ({ Bucket: bucket, Key: `${prefix}${name}` });

  return {
    put: (name, bytes) =>
      orUnavailable('writing', async () => {
        await client.send(
          new PutObjectCommand({ ...object(name), Body: bytes, ContentType: 'image/webp' }),
        );
      }),

    read: (name) =>
      orUnavailable('reading', () =>
        orMissing(async () => {
          const { Body } = await client.send(new GetObjectCommand(object(name)));
          return Body ? new Uint8Array(await Body.transformToByteArray()) : null;
        }),
      ),

    exists: (name) =>
      orUnavailable('looking', async () => {
        const found = await orMissing(() => client.send(new HeadObjectCommand(object(name))));
        return found !== null;
      }),

    remove: (name) =>
      orUnavailable('removing', async () => {
        await client.send(new DeleteObjectCommand(object(name)));
      }),

    probe: () =>
      orUnavailable('probing', async () => {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
      }),
  };
}

async function orMissing<Found>(look: () => Promise<Found>): Promise<Found | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}
