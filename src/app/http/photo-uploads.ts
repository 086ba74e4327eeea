import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isConsultant } from '#access/viewer.ts';
import { findViewer } from '#features/accounts/server/viewer.ts';
import { photoRefusals } from '#features/photos/contract.ts';
import { photoMaxBytes } from '#features/photos/rules.ts';
import type { Services } from '#server/services.ts';
import type { AttemptCounter } from './attempt-limits.ts';
import { addressGroup } from './client-address.ts';
import { respondWithProblem } from './problems.ts';
import { readBody } from './receive-body.ts';

/** The one operation whose body may be large. */
export const isPhotoUpload = ({ req }: Context): boolean =>
  req.method === 'POST' && req.path === photoPath;

const photoPath = '/api/me/consultant-photo';
/** Files that are held in memory at a time: 60 MB. */
const maxAtOnce = 12;
const timeLimitMs = 120_000;

/**
 * The door for photos. Only a consultant's file is read at all, one for each person at a time and a few altogether, so
 * many an hour, not longer than two minutes, and never a byte more than a photo may have. What is read is handed
 * on as plain bytes: what the sender calls it is of no matter.
 */
export const photoUploads = (options: {
  services: Services;
  authSecret: string;
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
}) => {
  const { services, authSecret, attempts, addressOf } = options;
  const { db, publicUrl, clock } = services;
  const uploading = new Set<string>();

  return createMiddleware(async (context, next) => {
    if (!isPhotoUpload(context)) return next();
    const cookies = context.req.header('cookie');
    const viewer = await findViewer({ db, authSecret, publicUrl }, cookies, clock.now());
    // Anyone who may not upload is refused by the operation itself, which needs no file for that.
    if (!isConsultant(viewer)) {
      context.req.raw = withBody(context.req.raw, new Uint8Array());
      return next();
    }
    if (uploading.size >= maxAtOnce || uploading.has(viewer.userId)) {
      return respondWithProblem(
        context,
        { code: 'PHOTO_BUSY', status: 503, detail: photoRefusals.PHOTO_BUSY.message },
        { 'retry-after': '5' },
      );
    }
    uploading.add(viewer.userId);
    try {
      const group = addressGroup(addressOf(context.req.raw));
      const wait = await attempts.count(photoPath, { account: viewer.userId, addressGroup: group });
      if (wait !== null) return tooMany(context, wait);
      const file = await readBody(context.req.raw, photoMaxBytes, timeLimitMs);
      if (file === 'too-large') return tooLarge(context);
      if (file === 'too-slow') return tooSlow(context);
      context.req.raw = withBody(context.req.raw, file);
      return await next();
    } finally {
      uploading.delete(viewer.userId);
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

const tooLarge = (context: Context) =>
  respondWithProblem(context, {
    code: 'PHOTO_TOO_LARGE',
    status: 413,
    detail: photoRefusals.PHOTO_TOO_LARGE.message,
  });

const tooSlow = (context: Context) =>
  respondWithProblem(context, {
    code: 'UPLOAD_TOO_SLOW',
    status: 408,
    detail: 'The upload took longer than two minutes. Please try again.',
  });

const tooMany = (context: Context, seconds: number) =>
  respondWithProblem(
    context,
    {
      code: 'TOO_MANY_PHOTOS',
      status: 429,
      detail: `You have uploaded many photos. Please try again in ${Math.ceil(seconds / 60)} minutes.`,
    },
    { 'retry-after': String(seconds) },
  );
