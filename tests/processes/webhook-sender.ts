/** A process that sends webhooks to one local receiver, as the worker of a node does, until it is killed. */
import { createDb, openPool } from '#db/client.ts';
import { createWrite } from '#db/write.ts';
import { webhooksWorkers } from '#features/notifications/webhooks/server/workers.ts';
import { createKeyring } from '#lib/auth/keyring.ts';
import { guardedRequests } from '#lib/guarded/guarded-requests.ts';
import { listJobDefinitions } from '#lib/jobs/job-definition.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import { createLog } from '#lib/log.ts';
import { localCertificate } from '#tests/support/local-certificate.ts';
import { testAuthSecret, testPublicUrl } from '#tests/support/site.ts';

const [connectionString = '', origin = ''] = process.argv.slice(2);

const db = createDb(openPool(connectionString, 10));
const log = createLog('error');
const jobs = createJobQueue({ connectionString, log, pollSeconds: 1 });
const services = {
  ...{ db, jobs, log, write: createWrite(db), publicUrl: testPublicUrl },
  clock: { now: () => new Date() },
  keys: createKeyring({ present: testAuthSecret }),
  webhookRequests: guardedRequests({ local: { origin, ca: localCertificate.cert } }),
};
const own = new Set(webhooksWorkers.map(({ definition }) => definition));
// Jobs of other nouns are none of this process.
const others = listJobDefinitions()
  .filter((definition) => !own.has(definition))
  .map((definition): JobHandler<object> => handleJob(definition, async () => undefined));
await jobs.start();
await jobs.work([...(webhooksWorkers as JobHandler<object>[]), ...others], services);
process.send?.('ready');
