import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { S3Settings } from '#lib/files/s3-settings.ts';

interface S3Environment {
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/**
 * The bucket that files go to; undefined when no `S3_…` variable is set. One alone does nothing, so the
 * others are asked for: throws a SetupProblem with a sentence for each that is missing.
 */
export function readS3Settings(env: S3Environment): S3Settings | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const given = [S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
  if (given.every((value) => value === undefined)) return undefined;
  const hasKey = S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined;
  // On Amazon's own machines a role may stand for the keys; no other server knows of it.
  const needsKey =
    S3_ENDPOINT !== undefined ||
    S3_ACCESS_KEY_ID !== undefined ||
    S3_SECRET_ACCESS_KEY !== undefined;
  const missing = [
    ...(S3_BUCKET ? [] : ['  S3_BUCKET is missing: the bucket that files are kept in.']),
    ...(S3_REGION || S3_ENDPOINT
      ? []
      : ['  S3_REGION is missing: where the bucket is, for example eu-west-2.']),
    ...(needsKey && !S3_ACCESS_KEY_ID
      ? ['  S3_ACCESS_KEY_ID is missing: the name of the key that may use the bucket.']
      : []),
    ...(needsKey && !S3_SECRET_ACCESS_KEY
      ? ['  S3_SECRET_ACCESS_KEY is missing: the secret half of that key.']
      : []),
  ];
  if (!S3_BUCKET || missing.length > 0) {
    throw new SetupProblem(
      [
        'To keep files in S3 these settings are required, too (see .env.example):',
        ...missing,
        'Or remove the S3_ settings: files are then kept in the data folder.',
      ].join('\n'),
    );
  }
  return {
    bucket: S3_BUCKET,
    // A server with an endpoint of its own takes any region.
    region: S3_REGION ?? 'us-east-1',
    endpoint: S3_ENDPOINT,
    credentials: hasKey
      ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
      : undefined,
  };
}
