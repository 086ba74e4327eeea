/* Serves a site from another checkout, in a process of its own: `node other-version.ts CHECKOUT DATABASE`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [checkoutDir = '', databaseUrl = ''] = process.argv.slice(2);
const load = (file: string) => import(pathToFileURL(join(checkoutDir, file)).href);

const { startServer }: typeof import('#app/start-server.ts') =
  await load('src/app/start-server.ts');
const { readConfig }: typeof import('#operations/config/config.ts') = await load(
  'src/operations/config/config.ts',
);
const { createLog }: typeof import('#lib/log.ts') = await load('src/lib/log.ts');

const server = await startServer({
  // What an operator may not do: a demo belongs into the private database, and this is a copy of one.
  config: { ...readConfig(process.env), databaseUrl },
  checkoutDir,
  log: createLog(process.env.LOG_LEVEL ?? 'error'),
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
// Its parent process has ended.
process.once('disconnect', () => process.exit(1));
process.send?.('ready');
