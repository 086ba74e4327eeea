/** A process that sends one blast to its end, as the worker of a node does, until it is killed. */
import { createDb, openPool } from '#db/client.ts';
import { createWrite } from '#db/write.ts';
import { sendAnnouncement } from '#features/notifications/announcements/server/commands/send-announcement.ts';
import { announcement } from '#features/notifications/announcements/server/emails/references.ts';
import { createKeyring } from '#lib/auth/keyring.ts';
import { createLog } from '#lib/log.ts';
import { createMailPost } from '#lib/mail/mail-post.ts';
import { smtpTransport } from '#lib/mail/smtp-transport.ts';

const [connectionString = '', smtpUrl = '', blastId = ''] = process.argv.slice(2);

const db = createDb(openPool(connectionString, 2));
const transport = smtpTransport({
  url: smtpUrl,
  from: { name: 'Direct365', address: 'hello@direct365.example' },
});
// The words are not what is tested here, and the build is not needed for others.
const template = {
  name: announcement.name,
  hasSetting: true,
  preview: {},
  render: async (props: unknown) => {
    const { subject, message } = announcement.props.parse(props);
    return { subject, html: '<p></p>', text: message, headers: {} };
  },
};
// It jumps over the pauses, for which a worker would come back later.
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const tools = {
  ...{ db, write: createWrite(db), clock, publicUrl: 'https://direct365.example' },
  keys: createKeyring({ present: 'the secret of a site that does not exist, long enough' }),
  post: createMailPost({ transport, templates: [template] }),
  log: createLog('error'),
};

for (;;) {
  try {
    const { nextAt } = await sendAnnouncement(tools, blastId, new AbortController().signal);
    if (nextAt === null) break;
    ahead += Math.max(0, nextAt.getTime() - clock.now().getTime());
  } catch {
    // The mail server is away: a job would be tried again, too.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
transport.close();
await db.destroy();
