import { ports, type SiteMachine, sessionsOfSite } from '../description.ts';
import { haproxyGlobal } from './haproxy.ts';
import type { Cluster, MachineFile } from './machine-file.ts';

const user = 'direct365';
const database = 'direct365';

/** A node of the product with its PgBouncer, and with the HAProxy that knows which database is the primary. */
export function siteFiles(cluster: Cluster, site: SiteMachine): MachineFile[] {
  const environment = Object.entries(siteEnvironment(cluster, site));
  return [
    { path: '/etc/haproxy/haproxy.cfg', text: wayToDatabases(cluster, site) },
    { path: '/etc/pgbouncer/pgbouncer.ini', text: pooler(cluster, site) },
    { path: '/etc/pgbouncer/userlist.txt', text: `"${user}" "${cluster.secrets.site}"\n` },
    {
      path: '/etc/direct365.env',
      text: environment.map(([name, value]) => `${name}=${value}\n`).join(''),
    },
  ];
}

/** What the product is started with on this machine. */
export function siteEnvironment(
  { description, secrets }: Cluster,
  site: SiteMachine,
): Record<string, string> {
  const urlOf = (address: string, port: number): string =>
    `postgresql://${user}:${secrets.site}@${address}:${port}/${database}`;
  const at = (port: number): string => urlOf(site.loopback, port);
  return {
    ...{ HOST: site.address, PORT: String(ports.site), PUBLIC_URL: description.publicUrl },
    TRUSTED_PROXIES: description.entries.map(({ address }) => address).join(','),
    DATABASE_URL: at(ports.pooler),
    DATABASE_DIRECT_URL: at(ports.primary),
    // Each of them directly, whichever is the primary: through a balancer the lag of the chosen one would be unknown.
    ...(description.databases.length > 1 && {
      DATABASE_REPLICA_URLS: description.databases
        .map(({ address }) => urlOf(address, ports.postgres))
        .join(','),
    }),
    AUTH_SECRET: secrets.auth,
    METRICS_TOKEN: secrets.metrics,
    DRAIN_SECONDS: String(description.drainSeconds),
    ...description.environment,
  };
}

function wayToDatabases({ description, rootOf }: Cluster, site: SiteMachine): string {
  const servers = description.databases
    .map(({ name, address }) => `    server ${name} ${address}:${ports.postgres}`)
    .join('\n');
  return `${haproxyGlobal(rootOf(site.name))}
defaults
    mode tcp
    log global
    timeout connect 2s
    timeout check 2s
    timeout queue 5s
    # A migration or a backup may say nothing for hours; a server that is gone is found by its check, and a client by the system.
    timeout client 24h
    timeout server 24h
    option clitcpka
    option srvtcpka
    retries 2
    option redispatch 1

# Where writes go. Connections to a primary that is none any more are cut at once.
frontend primary
    bind ${site.loopback}:${ports.primary}
    default_backend primary

backend primary
    source ${site.address}
    # Patroni answers 200 where it is true.
    option httpchk
    http-check send meth OPTIONS uri /primary
    http-check expect status 200
    default-server check port ${ports.patroni} inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`;
}

function pooler({ rootOf }: Cluster, { name, loopback }: SiteMachine): string {
  return `[databases]
${database} = host=${loopback} port=${ports.primary} dbname=${database}

[pgbouncer]
listen_addr = ${loopback}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${rootOf(name)}/etc/pgbouncer/userlist.txt
pool_mode = transaction
default_pool_size = ${sessionsOfSite.pooled}
max_db_connections = ${sessionsOfSite.pooled}
max_client_conn = 200
; During a failover, waiting clients get an error before their own timeout.
query_wait_timeout = 12
server_connect_timeout = 3
server_login_retry = 1
; A connection that comes from before the move is asked before it is given to anybody.
server_check_delay = 5
tcp_keepalive = 1
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 3
`;
}
