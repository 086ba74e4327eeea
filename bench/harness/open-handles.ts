import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The open handles of a process. */
export interface OpenHandles {
  /** Files, pipes and sockets. */
  descriptors: number;
  /** Connections of its clients, in whatever state. */
  connections: number;
  /** Handles that its event loop watches. */
  handles: number;
  /** Pages that are being rendered, or wait for a client to read them. */
  renderings: number;
  /** Connections to the database that are in use, and requests that wait for one. */
  databaseBusy: number;
}

/** Counts the open handles of a product; Linux only, because it reads `/proc`. */
export async function readOpenHandles(
  { pid, url }: { pid: number; url: string },
  metricsToken: string,
): Promise<OpenHandles> {
  const metrics = await readMetrics(url, metricsToken);
  return {
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    connections: countConnections(pid, Number(new URL(url).port)),
    handles: metrics('nodejs_active_handles_total'),
    renderings: metrics('direct365_page_renderings'),
    databaseBusy:
      metrics('direct365_db_connections{state="busy"}') +
      metrics('direct365_db_connections{state="waited_for"}'),
  };
}

async function readMetrics(url: string, token: string): Promise<(name: string) => number> {
  const response = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
  });
  if (!response.ok) throw new Error(`/metrics answers ${response.status}.`);
  const lines = (await response.text()).split('\n');
  return (name) => {
    const line = lines.find((candidate) => candidate.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? Number.NaN);
  };
}

const listening = '0A';

/** The sockets on this port that the process itself still has open. */
function countConnections(pid: number, port: number): number {
  const held = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((number) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${number}`)];
      } catch {
        return [];
      }
    }),
  );
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['tcp', 'tcp6'].reduce((sum, table) => {
    const rows = readFileSync(`/proc/${pid}/net/${table}`, 'utf8').trim().split('\n').slice(1);
    const found = rows.filter((row) => {
      const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
      return local.endsWith(wanted) && state !== listening && held.has(`socket:[${inode}]`);
    });
    return sum + found.length;
  }, 0);
}
