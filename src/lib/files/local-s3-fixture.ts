import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from './s3-settings.ts';

export interface LocalS3 {
  /** Settings for a bucket of the caller's own. */
  settings: S3Settings;
  /** Ends it, as an outage would. */
  close(): Promise<void>;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

/**
 * An emulator of S3 on a free port of this machine, with one empty bucket, in memory. It knows what our storage sends
 * (PUT, GET, HEAD and DELETE of objects, HEAD of the bucket), and checks no signatures.
 * Source: the API reference of Amazon S3, for statuses and error codes.
 */
export async function startLocalS3(bucket = 'direct365-files'): Promise<LocalS3> {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, ofBucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (ofBucket !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT' && key !== '') {
      const bytes = await buffer(request);
      objects.set(key, { bytes, type: request.headers['content-type'] ?? 'binary/octet-stream' });
      return response.end();
    }
    if (request.method === 'DELETE' && key !== '') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (request.method === 'HEAD' && key === '') return response.end();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(response, 405, 'MethodNotAllowed');
    }
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length });
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: {
        accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
