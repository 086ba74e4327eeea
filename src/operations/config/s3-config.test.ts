import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

const elsewhere = {
  S3_BUCKET: 'direct365-files',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'KEY',
  S3_SECRET_ACCESS_KEY: 'very-secret',
};
const amazon = { S3_BUCKET: 'direct365-files', S3_REGION: 'eu-west-2' };

describe('the place of files', () => {
  it('is the data folder unless S3 is set', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ S3_BUCKET: ' ' }).s3).toBeUndefined();
  });

  it('is a bucket of the operator’s own server, in any region', () => {
    expect(readConfig(elsewhere).s3).toEqual({
      bucket: 'direct365-files',
      region: 'us-east-1',
      endpoint: 'https://s3.example',
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'very-secret' },
    });
  });

  it('is a bucket at Amazon, with a key or with the machine’s own role', () => {
    expect(readConfig(amazon).s3).toMatchObject({ region: 'eu-west-2', credentials: undefined });
    const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = elsewhere;
    const withKey = { ...amazon, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
    expect(readConfig(withKey).s3?.credentials?.accessKeyId).toBe('KEY');
  });

  it.each([
    [elsewhere, 'S3_BUCKET'],
    [elsewhere, 'S3_ACCESS_KEY_ID'],
    [elsewhere, 'S3_SECRET_ACCESS_KEY'],
    [amazon, 'S3_BUCKET'],
    [amazon, 'S3_REGION'],
  ] as const)('%# asks for what is missing', (whole, name) => {
    const { [name as keyof typeof whole]: _missing, ...rest } = whole;
    const problem = problemOf(rest);
    expect(problem).toContain(`${name} is missing`);
    expect(problem.match(/is missing/g)).toHaveLength(1);
    expect(problem).not.toContain('very-secret');
  });

  it.each([
    ['S3_BUCKET', 'My Bucket'],
    ['S3_BUCKET', '../etc'],
    ['S3_ENDPOINT', 's3.example:9000'],
    ['S3_ENDPOINT', 'javascript:alert(1)'],
  ])('names a wrong %s (%j) in a sentence, without repeating it', (name, value) => {
    const problem = problemOf({ ...elsewhere, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} must be .+\\.$`, 'm'));
    expect(problem).not.toContain(value);
  });
});
