import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilAnswers } from '#tests/processes/app-process.ts';
import { freePort } from '#tests/support/free-port.ts';

const usualPlaces = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Where nginx is installed on this machine; undefined when it is not. */
export const findNginx = (): string | undefined => usualPlaces.find((path) => existsSync(path));

const configuration = (dir: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
  access_log off;
  types { text/html html; }
  sendfile on;
  keepalive_requests 1000000;
  gzip_static on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join(' ')}
  server { listen 127.0.0.1:${port}; root ${dir}/files; }
}
`;

/** nginx with one worker and one file, with and without compression prepared: the physical limit of a web page. */
export async function startNginx(
  program: string,
  file: { name: string; content: string; zipped: Uint8Array },
): Promise<{ url: string; stop(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'direct365-nginx-'));
  await mkdir(join(dir, 'files'));
  await writeFile(join(dir, 'files', file.name), file.content);
  await writeFile(join(dir, 'files', `${file.name}.gz`), file.zipped);
  const port = await freePort();
  await writeFile(join(dir, 'nginx.conf'), configuration(dir, port));
  const args = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-g', `user ${userName()};`];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/${file.name}`;
  await waitUntilAnswers(url, child);
  return {
    url,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGQUIT');
      await exit;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The worker has to read the folder of the user who made it. */
const userName = (): string => process.env.USER ?? (process.getuid?.() === 0 ? 'root' : 'nobody');
