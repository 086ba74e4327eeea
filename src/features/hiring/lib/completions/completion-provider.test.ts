import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompletionEmulator,
  startCompletionEmulator,
} from '#tests/support/completion-emulator.ts';
import { completionProvider } from './completion-provider.ts';

let emulator: CompletionEmulator;
beforeAll(async () => {
  emulator = await startCompletionEmulator();
});
afterAll(() => emulator.stop());

const request = {
  instructions: 'Read.',
  text: 'Our close is slow.',
  name: 'brief',
  schema: { type: 'object' },
};
const provider = (timeoutMs?: number) =>
  completionProvider(
    { url: emulator.url, key: 'secret-key', model: 'small' },
    timeoutMs === undefined ? {} : { timeoutMs },
  );

describe('a provider of completions', () => {
  it('is asked by the protocol, with instructions and text apart', async () => {
    emulator.answer(() => ({ timeline: 'ongoing' }));
    expect(await provider().complete(request)).toEqual({ timeline: 'ongoing' });
    expect(emulator.heard.at(-1)).toEqual({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret-key',
      body: {
        model: 'small',
        messages: [
          { role: 'system', content: 'Read.' },
          { role: 'user', content: 'Our close is slow.' },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'brief', strict: true, schema: { type: 'object' } },
        },
      },
    });
  });

  it('follows no redirect, so that texts go nowhere else', async () => {
    const elsewhere = await startCompletionEmulator();
    try {
      elsewhere.answer(() => ({}));
      emulator.answer((_, response) => {
        response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end();
      });
      await expect(provider().complete(request)).rejects.toThrow();
      expect(elsewhere.heard).toEqual([]);
    } finally {
      await elsewhere.stop();
    }
  });

  it('needs no key on the own machine', async () => {
    emulator.answer(() => ({}));
    const { url } = emulator;
    await completionProvider({ url: `${url}/`, key: undefined, model: 'small' }).complete(request);
    expect(emulator.heard.at(-1)).toMatchObject({ path: '/v1/chat/completions' });
    expect(emulator.heard.at(-1)?.authorization).toBeUndefined();
  });

  it.each<[string, Parameters<CompletionEmulator['answer']>[0]]>([
    [
      'answers with an error',
      (_, response) => {
        response.writeHead(500).end('{"error":"no"}');
      },
    ],
    [
      'leads elsewhere',
      (_, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      },
    ],
    [
      'answers with something else',
      (_, response) => {
        response.writeHead(200).end('{"choices":[]}');
      },
    ],
    ['answers without JSON in it', () => 'Sure! Here you are.'],
    ['answers without end', () => 'x'.repeat(200_000)],
  ])('fails when it %s', async (_case, how) => {
    emulator.answer(how);
    await expect(provider().complete(request)).rejects.toThrow();
  });

  it('fails without a word of what it answered, which may be what it was sent', async () => {
    emulator.answer(({ body }) => body.messages[1]?.content ?? '');
    const failure = await provider().complete(request).catch(String);
    expect(failure).toBe('Error: The provider answered no JSON.');
  });

  it('is not waited for longer than its time', async () => {
    // Never answers.
    emulator.answer(() => undefined);
    await expect(provider(50).complete(request)).rejects.toThrow(/timeout|aborted/i);
  });
});
