import { ProviderFailure } from './sign-in-provider.ts';

const mostBytes = 200_000;

interface ProviderRequest {
  method: string;
  headers: Record<string, string>;
  body?: URLSearchParams | undefined;
}

/** Asks a provider, and reads its answer whole: within so many ms, of a sensible size, and led nowhere else. */
export const boundedFetch =
  (timeoutMs: number) =>
  async (address: string, request?: ProviderRequest): Promise<Response> => {
    const { method = 'GET', headers: sent = {}, body } = request ?? {};
    try {
      const response = await fetch(address, {
        ...{ method, headers: sent, ...(body ? { body } : {}) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status, headers } = response;
      return new Response(await readBytes(response), { status, headers });
    } catch (error) {
      if (error instanceof ProviderFailure) throw error;
      throw new ProviderFailure('unreachable', `no answer: ${nameOf(error)}`);
    }
  };

async function readBytes(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new ProviderFailure('refused', `more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
