/** What every HAProxy of the cluster begins with: the one before the sites, and those before the databases. */
export function haproxyGlobal(root: string): string {
  // Where several machines are tried on one, it is started as a user without rights, who cannot give up any nor open
  // many files.
  const user =
    root === '' ? '\n    user haproxy\n    group haproxy\n    chroot /var/lib/haproxy' : '';
  return `global
    log stdout format raw local0 notice
    maxconn ${root === '' ? 20_000 : 2000}
    stats socket ${root}/run/haproxy/admin.sock mode 600 level admin
    stats timeout 30s${user}
`;
}
