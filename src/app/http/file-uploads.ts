import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isConsultant } from '#access/viewer.ts';
import { findViewer } from '#features/accounts/server/viewer.ts';
import { photoRefusals } from '#features/photos/contract.ts';
import { photoMaxBytes } from '#features/photos/rules.ts';
import { importRefusals } from '#features/profile-import/contract.ts';
import { importMaxBytes } from '#features/profile-import/rules/import-limits.ts';
import type { Services } from '#server/services.ts';
import type { AttemptCounter } from './attempt-limits.ts';
import { addressGroup } from './client-address.ts';
import { respondWithProblem } from './problems.ts';
import { readBody } from './receive-body.ts';

interface Refusal {
  code: string;
  detail: string;
}

/** An operation whose body may be large: a consultant's file. */
interface FileUpload {
  path: string;
  maxBytes: number;
  /** Files that are held in memory at a time. */
  maxAtOnce: number;
  tooLarge: Refusal;
  busy: Refusal;
  tooMany: { code: string; what: string };
}

const uploads: readonly FileUpload[] = [
  {
    path: '/api/me/consultant-photo',
    maxBytes: photoMaxBytes,
    maxAtOnce: 12,
    tooLarge: { code: 'PHOTO_TOO_LARGE', detail: photoRefusals.PHOTO_TOO_LARGE.message },
    busy: { code: 'PHOTO_BUSY', detail: photoRefusals.PHOTO_BUSY.message },
    tooMany: { code: 'TOO_MANY_PHOTOS', what: 'You have uploaded many photos.' },
  },
  {
    path: '/api/me/consultant-profile/drafts',
    maxBytes: importMaxBytes,
    maxAtOnce: 8,
    tooLarge: { code: 'IMPORT_TOO_LARGE', detail: importRefusals.IMPORT_TOO_LARGE.message },
    busy: { code: 'IMPORT_BUSY', detail: importRefusals.IMPORT_BUSY.message },
    tooMany: { code: 'TOO_MANY_IMPORTS', what: 'You have had many files read.' },
  },
];

/** The calls that bring such a file, as `POST /api/me/consultant-photo`. */
export const limitedUploads = uploads.map(({ path }) => `POST ${path}`);

const uploadOf = ({ req }: Context): FileUpload | undefined =>
  req.method === 'POST' ? uploads.find(({ path }) => path === req.path) : undefined;

/** Whether a request may bring a large body, and take its time. */
export const isFileUpload = (context: Context): boolean => uploadOf(context) !== undefined;

const timeLimitMs = 120_000;

/**
 * The door for files. Only a consultant's file is read at all, one of a kind for each person at a time and a few altogether,
 * so many an hour, not longer than two minutes, and never a byte more than such a file may have. What is read is handed
 * on as plain bytes: what the sender calls it is of no matter.
 */
export const fileUploads = (options: {
  services: Services;
  authSecret: string;
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
}) => {
  const { services, authSecret, attempts, addressOf } = options;
  const { db, publicUrl, clock } = services;
  const uploading = new Map(uploads.map(({ path }) => [path, new Set<string>()]));

  return createMiddleware(async (context, next) => {
    const upload = uploadOf(context);
    const people = upload && uploading.get(upload.path);
    if (!upload || !people) return next();
    const { path, maxBytes, maxAtOnce } = upload;
    const cookies = context.req.header('cookie');
    const viewer = await findViewer({ db, authSecret, publicUrl }, cookies, clock.now());
    // Anyone who may not upload is refused by the operation itself, which needs no file for that.
    if (!isConsultant(viewer)) {
      context.req.raw = withBody(context.req.raw, new Uint8Array());
      return next();
    }
    if (people.size >= maxAtOnce || people.has(viewer.userId)) {
      return respondWithProblem(context, { ...upload.busy, status: 503 }, { 'retry-after': '5' });
    }
    people.add(viewer.userId);
    try {
      const group = addressGroup(addressOf(context.req.raw));
      const wait = await attempts.count(path, { account: viewer.userId, addressGroup: group });
      if (wait !== null) return tooMany(context, upload, wait);
      const file = await readBody(context.req.raw, maxBytes, timeLimitMs);
      if (file === 'too-large') {
        return respondWithProblem(context, { ...upload.tooLarge, status: 413 });
      }
      if (file === 'too-slow') return tooSlow(context);
      context.req.raw = withBody(context.req.raw, file);
      return await next();
    } finally {
      people.delete(viewer.userId);
    }
  });
};

function withBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/octet-stream');
  headers.delete('content-disposition');
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  return new Request(request.url, { method: request.method, headers, body });
}

const tooSlow = (context: Context) =>
  respondWithProblem(context, {
    code: 'UPLOAD_TOO_SLOW',
    status: 408,
    detail: 'The upload took longer than two minutes. Please try again.',
  });

const tooMany = (context: Context, { tooMany: { code, what } }: FileUpload, seconds: number) =>
  respondWithProblem(
    context,
    {
      code,
      status: 429,
      detail: `${what} Please try again in ${Math.ceil(seconds / 60)} minutes.`,
    },
    { 'retry-after': String(seconds) },
  );
