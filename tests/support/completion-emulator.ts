import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ name: z.string(), strict: z.literal(true), schema: z.looseObject({}) }),
  }),
});

export interface HeardRequest {
  path: string;
  authorization: string | undefined;
  body: z.output<typeof requestSchema>;
}

/** What the emulator does with a request; what it returns becomes the content of the answer. */
type Answer = (heard: HeardRequest, response: ServerResponse) => unknown;

export interface CompletionEmulator {
  url: string;
  heard: HeardRequest[];
  /** Sets what it answers from now on. */
  answer: (how: Answer) => void;
  stop(): Promise<void>;
}

/** A service that speaks the protocol of chat completions, on this machine. */
export async function startCompletionEmulator(): Promise<CompletionEmulator> {
  let how: Answer = () => ({});
  const heard: HeardRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = requestSchema.parse(JSON.parse(await bodyOf(request)));
    const { url: path = '', headers } = request;
    const one = { path, authorization: headers.authorization, body };
    heard.push(one);
    const content = how(one, response);
    if (response.headersSent || content === undefined) return;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            message: {
              role: 'assistant',
              content: typeof content === 'string' ? content : JSON.stringify(content),
            },
          },
        ],
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
