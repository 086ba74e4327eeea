import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestApp } from './app.ts';
import { testPublicUrl } from './site.ts';

/** An assistant that is connected with this token, by the official client. */
export async function connectAssistant(app: TestApp, token: string): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${testPublicUrl}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: async (url, init) => app.http.request(new Request(url, init)),
  });
  await client.connect(transport);
  return client;
}

/** What a tool answers: its result, or the words of a refusal. */
export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: input });
  if (isError !== true) return structuredContent as Record<string, unknown>;
  const [first] = content as { type: string; text?: string }[];
  return { refused: first?.text };
}
