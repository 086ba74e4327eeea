import { once } from 'node:events';
import type { Server } from 'node:http';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

/** Binds the address; a taken or forbidden port becomes a sentence for the operator. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new SetupProblem(
        `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start.`,
      );
    }
    if (code === 'EACCES') {
      throw new SetupProblem(
        `This user may not use port ${port}. Choose one above 1023 with PORT.`,
      );
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new SetupProblem(`HOST=${host} is not an address of this machine.`);
    }
    throw error;
  }
}

/** Takes no new requests and lets running ones finish; after `graceMs` it ends them. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
