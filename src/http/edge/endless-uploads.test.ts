import { once } from 'node:events';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '#app/http-server.ts';
import { messageFileIdSchema, threadIdSchema } from '#features/conversations/messages/ids.ts';
import { partBytes } from '#features/conversations/messages/rules/files.ts';
import { looseMessageFilesDue } from '#features/conversations/messages/server/jobs.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Conversation, makeConversation, pass } from '#tests/support/conversation.ts';
import { runJob } from '#tests/support/run-job.ts';
import { testPublicUrl } from '#tests/support/site.ts';

/*
 * Uploads of files of messages that never end, over real connections: what is taken of them, what stays, and when they
 * are ended.
 */

let app: TestApp;
let talk: Conversation;
let port: number;
const said: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  talk = await makeConversation(app);
  const server = createHttpServer();
  const answer = getRequestListener(app.http.fetch);
  server.on('request', (request, response) => {
    // Heard where it is said: who still sends may lose it with the connection.
    response.on('finish', () => {
      said.push(response.statusCode);
    });
    return answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  ({ port } = address);
  return async () => {
    server.closeAllConnections();
    server.close();
    await app.close();
  };
});

const mebibyte = 1024 * 1024;
const patience = 60_000;
const piece = Buffer.alloc(64 * 1024, 'a');
const chunk = Buffer.concat([
  Buffer.from(`${piece.length.toString(16)}\r\n`),
  piece,
  Buffer.from('\r\n'),
]);

/** A file that is announced with so many bytes; answers its id. */
async function announce(bytes = 20 * mebibyte): Promise<string> {
  const fileId = crypto.randomUUID();
  const { messageFiles } = await app.as(talk.client);
  await messageFiles.begin({
    ...{ threadId: threadIdSchema.parse(talk.threadId), name: 'endless.txt', bytes },
    fileId: messageFileIdSchema.parse(fileId),
  });
  return fileId;
}

/**
 * Sends the head of a part and then this piece again and again, as fast as it is taken, until the other side ends the
 * connection. Answers what was said to it, how much was taken, and how far the memory of this process, which is the
 * server's, went up.
 */
async function sendForEver(fileId: string, headers: readonly string[], endless: Uint8Array) {
  const before = process.memoryUsage().rss;
  let [peak, taken] = [before, 0];
  said.length = 0;
  const socket = connect(port, '127.0.0.1');
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  socket.on('close', () => close());
  socket.on('error', () => undefined);
  socket.resume();
  const head = [
    `PUT /api/message-files/${fileId}/parts/0 HTTP/1.1`,
    `Host: ${new URL(testPublicUrl).host}`,
    `Origin: ${testPublicUrl}`,
    `Cookie: ${await app.cookieOf(talk.client)}`,
    'Content-Type: application/octet-stream',
    ...headers,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const send = () => {
    while (!socket.destroyed && socket.writable) {
      taken += endless.length;
      peak = Math.max(peak, process.memoryUsage().rss);
      if (!socket.write(endless)) return;
    }
  };
  socket.on('drain', send);
  send();
  await closed;
  return { said: [...said], taken, grown: peak - before };
}

/** What is stored of this file. */
const partsOf = (fileId: string) =>
  app.db.selectFrom('message_file_parts').select('bytes').where('file_id', '=', fileId).execute();

describe('an upload that never ends', () => {
  it.each([
    ['in chunks', ['Transfer-Encoding: chunked'], chunk],
    ['under a length that is far too large', [`Content-Length: ${2 ** 40}`], piece],
    ['under a length that is a byte too large', [`Content-Length: ${partBytes + 1}`], piece],
  ])(
    '%s is refused at the limit, its connection ended, and nothing of it kept',
    async (_how, headers, endless) => {
      const fileId = await announce();
      const { said, taken, grown } = await sendForEver(fileId, headers, endless);
      expect(said).toEqual([413]);
      // The socket buffers of both ends are not counted.
      expect(taken).toBeLessThan(64 * mebibyte);
      expect(grown).toBeLessThan(150 * mebibyte);
      expect(await partsOf(fileId)).toEqual([]);
    },
    patience,
  );

  it(
    'under a length that is less than what comes is read to that length, and no further',
    async () => {
      const fileId = await announce(piece.length);
      const lying = [`Content-Length: ${piece.length}`];
      const { taken } = await sendForEver(fileId, lying, piece);
      expect(taken).toBeLessThan(64 * mebibyte);
      for (const { bytes } of await partsOf(fileId)) expect(bytes).toBe(piece.length);
    },
    patience,
  );

  it(
    'takes none of its user’s places, and its file is removed with all unsent uploads',
    async () => {
      const fileId = await announce();
      // More than one person may send at a time.
      for (let time = 0; time < 4; time += 1) {
        const { said } = await sendForEver(fileId, ['Transfer-Encoding: chunked'], chunk);
        expect(said).toEqual([413]);
      }
      pass(app, 25 * 3_600_000);
      await runJob(app, looseMessageFilesDue);
      const left = await app.db
        .selectFrom('message_files')
        .select('id')
        .where('id', '=', fileId)
        .execute();
      expect(left).toEqual([]);
    },
    patience,
  );
});
