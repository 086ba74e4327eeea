import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** Serves an app on a free port that only this machine can reach. */
export async function serveOnLoopback(
  app: Hono,
): Promise<{ address: string; close: () => Promise<void> }> {
  const hostname = '127.0.0.1';
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port: 0 }, ({ port }) => {
      resolve({ address: `http://${hostname}:${port}`, close: () => close(server) });
    });
    server.once('error', reject);
  });
}

function close(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
}
