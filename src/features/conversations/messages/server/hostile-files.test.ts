import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation, write } from '#tests/support/conversation.ts';
import { hostileAttachments } from '#tests/support/hostile-attachments.ts';
import { fetchFile, uploadFile } from '#tests/support/message-files.ts';

/* Files that are sent to do harm: what their sender reads, what the other one gets, and what it costs us. */

const app = await sharedTestApp();
const talk = await makeConversation(app);

const mebibyte = 1024 * 1024;
const isPicture = /^image\/(png|jpeg|webp|gif)$/;
const savedOnly = /^(application\/(pdf|zip|vnd\.openxmlformats-[\w.-]+)|text\/(plain|csv))$/;

describe('hostile files', () => {
  it('are sixty and more', () => {
    expect(hostileAttachments.length).toBeGreaterThanOrEqual(60);
  });

  it('are refused for what they are, or handed on so that nothing of them runs here, in bounded memory', async () => {
    // To make them takes memory as well: some are very much before they are packed.
    const contents: Uint8Array[] = [];
    for (const { make } of hostileAttachments) contents.push(await make());
    const before = process.memoryUsage().rss;
    let peak = before;
    const answers: [name: string, answer: string][] = [];
    for (const [index, { name, called, becomes }] of hostileAttachments.entries()) {
      const file = { name: called, content: contents[index] ?? new Uint8Array() };
      // No one may begin more than a hundred files a day, nor half a gigabyte.
      const answer = await uploadFile(app, talk.client, talk.threadId, file);
      answers.push([name, answer.code || 'taken']);
      if (becomes === 'taken' && answer.code === '') await handOn(name, answer.fileId);
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    expect(answers).toEqual(hostileAttachments.map(({ name, becomes }) => [name, becomes]));
    expect((peak - before) / mebibyte).toBeLessThan(400);
  });
});

async function handOn(name: string, fileId: string): Promise<void> {
  await write(app, talk.client, talk.threadId, name, [fileId]);
  const response = await fetchFile(app, fileId, talk.consultant);
  const { headers } = response;
  expect(response.status, name).toBe(200);
  expect(headers.get('content-disposition'), name).toMatch(
    /^attachment; filename="[^"\\%\r\n]{1,120}"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
  );
  expect(headers.get('x-content-type-options'), name).toBe('nosniff');
  expect(headers.get('content-security-policy'), name).toContain("default-src 'none'; sandbox");
  expect(headers.get('cache-control'), name).toBe('private, no-store');
  expect(headers.has('x-bad'), name).toBe(false);
  const type = headers.get('content-type') ?? '';
  const content = Buffer.from(await response.arrayBuffer());
  expect(Number(headers.get('content-length')), name).toBe(content.length);
  if (isPicture.test(type)) expect(content.includes('script'), name).toBe(false);
  else expect(type, name).toMatch(savedOnly);
}
