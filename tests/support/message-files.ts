import { z } from 'zod';
import type { UserId } from '#access/user.ts';
import { partBytes, partCount } from '#features/conversations/messages/rules/files.ts';
import type { TestApp } from './app.ts';
import { sendCall } from './authorisation/send-call.ts';

/** How a call about a file was answered; `code` is empty when it was not refused. */
export interface FileAnswer {
  status: number;
  code: string;
}

async function answerOf(response: Response): Promise<FileAnswer> {
  if (response.status < 400) return { status: response.status, code: '' };
  const { code } = z.object({ code: z.string() }).parse(await response.json());
  return { status: response.status, code };
}

interface Upload {
  name?: string;
  content?: Uint8Array;
  fileId?: string;
}

/**
 * Uploads a file into a thread, or for the first message to a user, as the browser does. Returns the first refusal or
 * that there was none.
 */
export async function uploadFile(
  app: TestApp,
  as: UserId,
  to: string | { personId: UserId },
  {
    name = 'notes.txt',
    content = Buffer.from('Hello.'),
    fileId = crypto.randomUUID(),
  }: Upload = {},
): Promise<FileAnswer & { fileId: string }> {
  const cookie = await app.cookieOf(as);
  const call = async (operation: string, input: Record<string, unknown>) =>
    answerOf(await sendCall(app, `messageFiles.${operation}`, { fileId, ...input }, cookie));
  const announced = { name, bytes: content.length };
  const begun = await (typeof to === 'string'
    ? call('begin', { threadId: to, ...announced })
    : call('beginFirst', { ...to, ...announced }));
  if (begun.code) return { ...begun, fileId };
  for (let position = 0; position < partCount(content.length); position += 1) {
    const file = content.subarray(position * partBytes, (position + 1) * partBytes);
    const sent = await call('putPart', { position, file });
    if (sent.code) return { ...sent, fileId };
  }
  return { ...(await call('finish', {})), fileId };
}

/** Fetches a file of a message. */
export async function fetchFile(app: TestApp, fileId: string, as?: UserId): Promise<Response> {
  const headers = as ? { cookie: await app.cookieOf(as) } : {};
  return app.http.request(`/message-files/${fileId}`, { headers });
}

/** The names under which the parts of a file are kept. */
export async function storedFiles(app: TestApp, fileId: string): Promise<string[]> {
  const parts = await app.db
    .selectFrom('message_file_parts')
    .select('file')
    .where('file_id', '=', fileId)
    .execute();
  return parts.map(({ file }) => file);
}
