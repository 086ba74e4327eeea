import { Session } from 'node:inspector/promises';

/**
 * Frees unused memory in one full collection, which blocks the process for some 80 ms. The engine does not collect in a
 * process with little to do. A start allocates more than it keeps, and without this that memory would stay until many
 * requests have come.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
