import { type Description, readDescription } from './description.ts';

/**
 * A cluster on one machine: every machine of it is an address of the loopback (127.36.net.x), so that each program
 * listens where it would on a machine of its own.
 */
export function localDescription(options: {
  /** From 0 to 255: clusters beside each other differ in it. */
  net: number;
  /** Where people reach it: a port of 127.0.0.1, or of the cluster's own network where none is given. */
  port?: number;
  environment: Record<string, string>;
  drainSeconds?: number | undefined;
}): Description {
  const { net, port, environment, drainSeconds } = options;
  const at = (last: number): string => `127.36.${net}.${last}`;
  const machines = (what: string, first: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `${what}-${index + 1}`,
      address: at(first + index),
    }));
  const listen =
    port === undefined ? { address: at(11), port: 8080 } : { address: '127.0.0.1', port };
  return readDescription({
    publicUrl: `http://${port === undefined ? listen.address : 'localhost'}:${listen.port}`,
    listen,
    entries: machines('entry', 11, 1),
    sites: machines('site', 21, 2).map((site) => ({ ...site, loopback: site.address })),
    databases: machines('postgres', 31, 3),
    environment,
    ...(drainSeconds !== undefined && { drainSeconds }),
  });
}
