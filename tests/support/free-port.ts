import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ephemeral ports of the system (49152 by the standard, 32768 on Linux). So no other server or connection
// gets a port from here before it is listened on, nor between the end of a server and its next start.
const lowest = 10_000;
const highest = 32_000;

const given = new Set<number>();

/** A port of the loopback on which nothing listens, and which this process has not been given before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
  throw new Error('There is no free port.');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
