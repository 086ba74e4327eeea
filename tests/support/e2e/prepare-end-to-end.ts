import { startTestServer } from '../test-server.ts';
import { prepareDemo } from './demo-database.ts';

/** Prepares one database server with the demo, which the site of every end-to-end test copies. */
export default async function prepareEndToEnd(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  await prepareDemo(server.url);
  return server.stop;
}
