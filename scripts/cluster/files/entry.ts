import { type Machine, ports } from '../description.ts';
import { haproxyGlobal } from './haproxy.ts';
import type { Cluster, MachineFile } from './machine-file.ts';

/** Mozilla's "intermediate" configuration. */
const tls = `    ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets
    ssl-default-bind-curves X25519:prime256v1:secp384r1
    ssl-default-bind-ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305
    ssl-default-bind-ciphersuites TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256
`;

/** The HAProxy that people reach, which shares their requests out to the sites that are ready. */
export function entryFiles({ description, rootOf }: Cluster, entry: Machine): MachineFile[] {
  const { publicUrl, listen, sites } = description;
  const { host, protocol } = new URL(publicUrl);
  const isEncrypted = listen.certificate !== undefined;
  const bind = isEncrypted
    ? `    bind ${listen.address}:${listen.port} ssl crt ${listen.certificate} alpn h2,http/1.1`
    : `    bind ${listen.address}:${listen.port}`;
  const servers = sites.map(({ name, address }) => `    server ${name} ${address}:${ports.site}`);
  const text = `${haproxyGlobal(rootOf(entry.name))}${isEncrypted ? tls : ''}
defaults
    mode http
    log global
    option dontlognull
    # Bodies and answers go through as they come: slow uploads and the stream of events are held to silence alone, and the stream
    # says something every 15 s.
    timeout client 60s
    timeout server 60s
    timeout http-request 15s
    timeout http-keep-alive 30s
    timeout connect 2s
    timeout queue 5s
    timeout tunnel 1h
    timeout check 2s
    # Each request gets a connection of its own to a site: none is lost on one that is just being closed.
    option http-server-close
    # Tried again, at another site, is only what found no connection: what was sent may have been done.
    retries 3
    retry-on conn-failure
    option redispatch 1
    http-error status 503 content-type "text/html; charset=utf-8" hdr Retry-After 5 string "${nobodyThere}"

frontend people
${bind}
    # Whatever callers claim of themselves is replaced.
    http-request set-header X-Forwarded-For %[src]
    http-request set-header X-Forwarded-Proto ${protocol.slice(0, -1)}
    http-request del-header Forwarded
    http-request del-header X-Real-IP
    # The sites follow the traces of this proxy, which makes none.
    http-request del-header traceparent
    http-request del-header tracestate
    # Where no site is ready, those that run have words for it; and a load that makes them slow to say so does not end everything.
    use_backend running if { nbsrv(sites) lt 1 }
    use_backend assets if { path_beg /assets/ }
    default_backend sites
${isEncrypted ? httpsOnly : ''}
backend sites
    balance leastconn
    # By this address the sites know that X-Forwarded-For is to be believed.
    source ${entry.address}
    # A site that drains says so on /readyz seconds before it stops: it gets nothing new, and finishes what it has.
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host ${host}
    http-check expect status 200
    default-server check inter 1s fastinter 500ms downinter 500ms fall 3 rise 2
${servers.join('\n')}

# Scripts and style sheets. While a new version comes, site by site, a page of the one asks the other for its files: what a site does not
# have, the others are asked for.
backend assets
    balance leastconn
    source ${entry.address}
    retry-on conn-failure 404
    retries ${Math.max(3, sites.length - 1)}
${sites.map(({ name, address }) => `    server ${name} ${address}:${ports.site} track sites/${name}`).join('\n')}

backend running
    balance leastconn
    source ${entry.address}
    default-server check inter 1s fastinter 500ms downinter 500ms fall 1 rise 1
${servers.join('\n')}
`;
  return [{ path: '/etc/haproxy/haproxy.cfg', text }];
}

/** The page where nothing runs that could make one. */
const nobodyThere =
  "<!DOCTYPE html><html lang='en'><meta name='viewport' content='width=device-width'><title>Not available right now</title><h1>Not available right now</h1><p>Please try again in a little while.</p></html>";

/** Addresses of pages lead on to https; whatever speaks to the API without encryption is to notice. */
const httpsOnly = `
frontend unencrypted
    bind *:80
    http-request deny deny_status 403 if { path_beg /api/ /auth/v1/ /webhooks/ }
    http-request redirect scheme https code 301
`;
