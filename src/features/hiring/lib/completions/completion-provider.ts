import { z } from 'zod';
import { readBoundedBody } from '#lib/api/bounded-body.ts';

/** A service that completes texts, by the OpenAI-compatible protocol. */
export interface CompletionSettings {
  /** The address below which `chat/completions` is. */
  url: string;
  /** None for a service on the own machine that asks for none. */
  key: string | undefined;
  model: string;
}

export interface CompletionRequest {
  /** What the service is to do; never a word of a person. */
  instructions: string;
  /** What it is to be done with. */
  text: string;
  /** Names the schema. */
  name: string;
  /** What the answer has to be, as JSON Schema. */
  schema: Readonly<Record<string, unknown>>;
}

/** Asks a service for JSON. */
export interface CompletionProvider {
  /** The host that texts are sent to, for people to read. */
  readonly host: string;
  /** The JSON that the service answered, unchecked. Throws when there is none in time, or it is none. */
  complete(request: CompletionRequest): Promise<unknown>;
}

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const timeLimit = 20_000;
const mostBytes = 100_000;

/** The service at this address. One request, no second try; it follows no redirect, so that texts go nowhere else. */
export function completionProvider(
  { url, key, model }: CompletionSettings,
  { timeoutMs = timeLimit }: { timeoutMs?: number } = {},
): CompletionProvider {
  const address = new URL('chat/completions', url.endsWith('/') ? url : `${url}/`);
  return {
    host: address.host,
    async complete({ instructions, text, name, schema }) {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: text },
          ],
          response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        }),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The provider answered ${response.status}.`);
      }
      const { choices } = answerSchema.parse(
        parseJson((await readBoundedBody(response.body, mostBytes)).toString('utf8')),
      );
      return parseJson(choices[0]?.message.content ?? '');
    },
  };
}

/** The parser's own error would name what it met, which may be the person's words, and ends up in the log. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The provider answered no JSON.');
  }
}
