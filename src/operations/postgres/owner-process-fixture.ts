/**
 * For tests: the program of a process that owns a private database. It gets its data folder and checkout, sends back
 * the result, and then follows messages.
 */
import { startPrivatePostgres } from './private-postgres.ts';

const [dataDir, checkoutDir = ''] = process.argv.slice(2);
const sentences: string[] = [];
const note = (sentence: string) => sentences.push(sentence);
const log = { info: note, warn: note, error: note };

process.on('SIGINT', () => undefined); // as an application that is still draining

try {
  const database = await startPrivatePostgres({ dataDir, checkoutDir, log });
  process.on('message', async (order) => {
    if (order === 'exit') process.exit(0);
    await database.stop();
    process.disconnect();
  });
  process.send?.({ ...database, stop: undefined, sentences });
} catch (error) {
  const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  process.send?.({ problem }, () => process.disconnect());
}
