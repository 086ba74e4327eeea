import { startTestServer } from '../test-server.ts';
import { prepareDemo } from './demo-database.ts';

/** Prepares one database server with the demo, which the site of every journey copies. */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  await prepareDemo(server.url);
  return server.stop;
}
