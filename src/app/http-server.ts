import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

/**
 * Node's HTTP server with an end to everything a client can make it wait for. Bodies have shorter ends of their own;
 * `requestTimeout` is the last one, for uploads.
 */
export const createHttpServer = (): Server =>
  createServer({
    headersTimeout: 15_000,
    requestTimeout: 130_000,
    // Longer than proxies keep an idle connection (60 s is usual), so that it is they who close it.
    keepAliveTimeout: 65_000,
    // How often the ends above are looked at.
    connectionsCheckingInterval: 5000,
  }).setTimeout(silenceMs);

/** A connection on which nothing moves in either direction, while it sends or is sent to. */
const silenceMs = 150_000;

/** Finds out before anything is made whether the address could be bound; throws the same sentences as `listen`. */
export async function checkAddress(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  probe.close();
  await once(probe, 'close');
}

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
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new SetupProblem(
        `HOST=${host} is not a name that this machine knows. Set an address of this machine, such as 127.0.0.1.`,
      );
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new SetupProblem(`HOST=${host} is not an address of this machine.`);
    }
    throw error;
  }
}
