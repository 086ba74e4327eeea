import { type Machine, ports } from '../description.ts';
import type { Cluster, MachineFile } from './machine-file.ts';

/** A PostgreSQL under Patroni, and a member of the etcd by which they agree on who is the primary. */
export function databaseFiles(cluster: Cluster, machine: Machine): MachineFile[] {
  const environment = Object.entries(etcdEnvironment(cluster, machine));
  return [
    { path: '/etc/patroni/config.yml', text: patroni(cluster, machine) },
    { path: '/etc/patroni/create-database.sh', text: createDatabase(cluster), isProgram: true },
    {
      path: '/etc/default/etcd',
      text: environment.map(([name, value]) => `${name}=${value}\n`).join(''),
    },
  ];
}

/** Where PostgreSQL keeps its files on a machine. */
export const postgresFolder = '/var/lib/postgresql/direct365';
const etcdFolder = '/var/lib/etcd/direct365';

/** What etcd is started with on this machine. */
export function etcdEnvironment(
  { description, secrets, rootOf }: Cluster,
  { name, address }: Machine,
): Record<string, string> {
  const peers = `http://${address}:${ports.etcdPeers}`;
  const clients = `http://${address}:${ports.etcd}`;
  return {
    ETCD_NAME: name,
    ETCD_DATA_DIR: `${rootOf(name)}${etcdFolder}`,
    ETCD_LISTEN_PEER_URLS: peers,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peers,
    ETCD_LISTEN_CLIENT_URLS: clients,
    ETCD_ADVERTISE_CLIENT_URLS: clients,
    ETCD_INITIAL_CLUSTER: description.databases
      .map((member) => `${member.name}=http://${member.address}:${ports.etcdPeers}`)
      .join(','),
    ETCD_INITIAL_CLUSTER_STATE: 'new',
    ETCD_INITIAL_CLUSTER_TOKEN: secrets.etcd,
    // A disk that is busy for a second is no reason to choose another leader.
    ETCD_HEARTBEAT_INTERVAL: '200',
    ETCD_ELECTION_TIMEOUT: '2000',
    ETCD_AUTO_COMPACTION_RETENTION: '1',
  };
}

function patroni({ description, secrets, rootOf }: Cluster, { name, address }: Machine): string {
  const root = rootOf(name);
  const { databases, sites, connections, postgresPrograms } = description;
  const hosts = databases.map((member) => `${member.address}:${ports.etcd}`);
  // Those who stand beside it reach it by its loopback, too.
  const beside = '127.0.0.1';
  const copying = [...databases.map((member) => member.address), beside];
  const asking = [...sites.map((site) => site.address), beside];
  const hba = [
    'local all all scram-sha-256',
    ...copying.map((from) => `host replication replicator ${from}/32 scram-sha-256`),
    ...copying.map((from) => `host all postgres,rewinder ${from}/32 scram-sha-256`),
    ...asking.map((from) => `host direct365 direct365 ${from}/32 scram-sha-256`),
  ];
  // A string of JSON is one of YAML.
  const list = (lines: readonly string[], indent: string): string =>
    lines.map((line) => `${indent}- ${JSON.stringify(line)}`).join('\n');
  return `scope: direct365
name: ${name}

restapi:
  listen: ${address}:${ports.patroni}
  connect_address: ${address}:${ports.patroni}
  authentication:
    username: patroni
    password: ${secrets.patroni}

etcd3:
  hosts:
${list(hosts, '    ')}

# Read when the first database is made; after that "patronictl edit-config" changes it.
bootstrap:
  dcs:
    # A primary that is gone is given up after this many seconds.
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    # One whose server ends is not waited for: a synchronous standby has all of it.
    primary_start_timeout: 0
    maximum_lag_on_failover: 1048576
    # What was acknowledged is on two machines, and no other standby becomes the primary.
    synchronous_mode: true
    # While etcd is away altogether a primary that reaches all others goes on.
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: ${connections}
        password_encryption: scram-sha-256
        # A standby that was away finds the log of the meantime.
        wal_keep_size: 1GB
        max_slot_wal_keep_size: 20GB
        # A standby that is gone without a word is noticed.
        wal_sender_timeout: 10s
        wal_receiver_timeout: 10s
        tcp_keepalives_idle: 10
        tcp_keepalives_interval: 5
        tcp_keepalives_count: 3
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
  # Asked for by "patroni --validate-config"; what counts stands below.
  pg_hba:
${list(hba, '    ')}
  post_bootstrap: ${root}/etc/patroni/create-database.sh

postgresql:
  listen: ${address}:${ports.postgres}
  connect_address: ${address}:${ports.postgres}
  data_dir: ${root}${postgresFolder}
  bin_dir: ${postgresPrograms}
  # Whatever becomes of the network, Patroni reaches the server beside it.
  use_unix_socket: true
  pgpass: ${root}/var/lib/postgresql/pgpass
  # A copy for a new standby does not wait for the next checkpoint, which may be minutes away.
  basebackup:
    - checkpoint: fast
  authentication:
    superuser:
      username: postgres
      password: ${secrets.superuser}
    replication:
      username: replicator
      password: ${secrets.replication}
    rewind:
      username: rewinder
      password: ${secrets.rewind}
  parameters:
    unix_socket_directories: ${root === '' ? '/var/run/postgresql' : `${root}/run/postgresql`}
  pg_hba:
${list(hba, '    ')}

watchdog:
  mode: ${root === '' ? 'automatic' : "'off'"}
`;
}

/** Patroni calls it with the address of the first database, once, as its superuser. */
const createDatabase = ({ secrets }: Cluster): string => `#!/bin/sh
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 "$1" <<'SQL'
create role direct365 login password '${secrets.site}';
create database direct365 owner direct365 encoding 'UTF8' template template0;
revoke connect on database direct365 from public;
-- The site reads from standbys that follow the present primary: which one a standby follows is for those who may see figures.
grant pg_read_all_stats to direct365;
SQL
`;
