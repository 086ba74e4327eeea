import { once } from 'node:events';
import { createServer } from 'node:http';

export interface HeardMessage {
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  form: Record<string, string>;
}

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export interface SmsEmulator {
  url: string;
  heard: HeardMessage[];
  /** Sets what it answers from now on. */
  answer: (how: Answer) => void;
  stop(): Promise<void>;
}

const taken: Answer = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'queued' }) };

/** A service that speaks the protocol of Twilio's Messages API, on this machine. */
export async function startSmsEmulator(): Promise<SmsEmulator> {
  let how = taken;
  const heard: HeardMessage[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { url: path = '', headers } = request;
    heard.push({
      path,
      authorization: headers.authorization,
      contentType: headers['content-type'],
      form: Object.fromEntries(new URLSearchParams(text)),
    });
    response.writeHead(how.status, { 'content-type': 'application/json', ...how.headers });
    response.end(how.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    answer: (next) => {
      how = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
