import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isConsultant, isCorrespondent, type SignedIn, type Viewer } from '#access/viewer.ts';
import { supplierFileRefusals } from '#features/agreements/suppliers/contract/file-refusals.ts';
import { supplierFileMaxBytes } from '#features/agreements/suppliers/rules/files.ts';
import { partRefusals } from '#features/conversations/messages/contract/file-operations.ts';
import { partBytes } from '#features/conversations/messages/rules/files.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import { photoRefusals } from '#features/profiles/photos/contract.ts';
import { photoMaxBytes } from '#features/profiles/photos/rules.ts';
import { importRefusals } from '#features/profiles/profile-import/contract.ts';
import { importMaxBytes } from '#features/profiles/profile-import/rules/import-limits.ts';
import type { Services } from '#server/services.ts';
import type { AttemptCounter } from '../edge/attempt-limits.ts';
import { addressGroup } from '../edge/client-address.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { readBody } from '../edge/receive-body.ts';

interface Refusal {
  code: string;
  detail: string;
}

/** An operation whose body may be large: a user's file, or a part of one. */
interface FileUpload {
  method: 'POST' | 'PUT';
  /** As the contract writes it, with the places that are filled in; its limits go by it. */
  path: string;
  mayUpload: (viewer: Viewer) => viewer is SignedIn;
  maxBytes: number;
  /** That one person uploads at a time. */
  maxEach: number;
  /** Files that are kept in memory at a time. */
  maxAtOnce: number;
  tooLarge: Refusal;
  busy: Refusal;
  tooMany: { code: string; what: string };
}

const uploads: readonly FileUpload[] = [
  {
    method: 'POST',
    path: '/api/me/consultant-photo',
    mayUpload: isConsultant,
    maxBytes: photoMaxBytes,
    maxEach: 1,
    maxAtOnce: 12,
    tooLarge: { code: 'PHOTO_TOO_LARGE', detail: photoRefusals.PHOTO_TOO_LARGE.message },
    busy: { code: 'PHOTO_BUSY', detail: photoRefusals.PHOTO_BUSY.message },
    tooMany: { code: 'TOO_MANY_PHOTOS', what: 'You have uploaded many photos.' },
  },
  {
    method: 'POST',
    path: '/api/me/consultant-profile/drafts',
    mayUpload: isConsultant,
    maxBytes: importMaxBytes,
    maxEach: 1,
    maxAtOnce: 8,
    tooLarge: { code: 'IMPORT_TOO_LARGE', detail: importRefusals.IMPORT_TOO_LARGE.message },
    busy: { code: 'IMPORT_BUSY', detail: importRefusals.IMPORT_BUSY.message },
    tooMany: { code: 'TOO_MANY_IMPORTS', what: 'You have had many files read.' },
  },
  {
    method: 'PUT',
    path: '/api/message-files/{fileId}/parts/{position}',
    mayUpload: isCorrespondent,
    maxBytes: partBytes,
    maxEach: 3,
    maxAtOnce: 24,
    tooLarge: { code: 'PART_TOO_LARGE', detail: partRefusals.PART_TOO_LARGE.message },
    busy: { code: 'PARTS_BUSY', detail: partRefusals.PARTS_BUSY.message },
    tooMany: { code: 'TOO_MANY_PARTS', what: 'You have uploaded many files.' },
  },
  {
    method: 'POST',
    path: '/api/me/supplier-profile/files/{kind}',
    mayUpload: isConsultant,
    maxBytes: supplierFileMaxBytes,
    maxEach: 3,
    maxAtOnce: 8,
    tooLarge: { code: 'FILE_TOO_LARGE', detail: supplierFileRefusals.FILE_TOO_LARGE.message },
    busy: { code: 'FILES_BUSY', detail: supplierFileRefusals.FILES_BUSY.message },
    tooMany: { code: 'TOO_MANY_FILES', what: 'You have uploaded many documents.' },
  },
];

/** The calls that bring such a file, as `POST /api/me/consultant-photo`. */
export const limitedUploads = uploads.map(({ method, path }) => `${method} ${path}`);

const addresses = uploads.map((upload) => ({
  upload,
  pattern: new RegExp(`^${upload.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const uploadOf = ({ req }: Context): FileUpload | undefined =>
  addresses.find(({ upload, pattern }) => req.method === upload.method && pattern.test(req.path))
    ?.upload;

/** Whether a request may bring a large body, and take its time. */
export const isFileUpload = (context: Context): boolean => uploadOf(context) !== undefined;

const timeLimitMs = 120_000;

/**
 * The door for files. Only those of people who may upload are read at all, a few for each person at a time and
 * altogether, so many an hour. Reading takes two minutes at most, and never a byte more than such a file may have. What
 * is read is handed on as plain bytes: what the sender calls it is of no matter.
 */
export const fileUploads = (options: {
  services: Services;
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
}) => {
  const { services, attempts, addressOf } = options;
  const { db, keys, publicUrl, clock } = services;
  const uploading = new Map(uploads.map(({ path }) => [path, new Map<symbol, string>()]));

  return createMiddleware(async (context, next) => {
    const upload = uploadOf(context);
    const people = upload && uploading.get(upload.path);
    if (!upload || !people) return next();
    const { path, maxBytes, maxAtOnce } = upload;
    const cookies = context.req.header('cookie');
    const viewer = await findViewer({ db, keys, publicUrl }, cookies, clock.now());
    // Anyone who may not upload is refused by the operation itself, which needs no file for that.
    if (!upload.mayUpload(viewer)) {
      context.req.raw = withBody(context.req.raw, new Uint8Array());
      return next();
    }
    const own = [...people.values()].filter((userId) => userId === viewer.userId);
    if (people.size >= maxAtOnce || own.length >= upload.maxEach) {
      return respondWithProblem(context, { ...upload.busy, status: 503 }, { 'retry-after': '5' });
    }
    const place = Symbol('upload');
    people.set(place, viewer.userId);
    try {
      const group = addressGroup(addressOf(context.req.raw));
      const wait = await attempts.count(path, { account: viewer.userId, addressGroup: group });
      if (wait !== null) return tooMany(context, upload, wait);
      const file = await readBody(context.req.raw, maxBytes, timeLimitMs);
      if (file === 'too-large') {
        return respondWithProblem(context, { ...upload.tooLarge, status: 413 }, endsConnection);
      }
      if (file === 'too-slow') return tooSlow(context);
      context.req.raw = withBody(context.req.raw, file);
      return await next();
    } finally {
      people.delete(place);
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

/** The rest of an upload that is still being sent is not read. */
const endsConnection = { connection: 'close' };

const tooSlow = (context: Context) =>
  respondWithProblem(
    context,
    {
      code: 'UPLOAD_TOO_SLOW',
      status: 408,
      detail: 'The upload took longer than two minutes. Please try again.',
    },
    endsConnection,
  );

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
