import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { trustedProxies } from '#http/edge/client-address.ts';
import { readMailSenders } from '#lib/mail/mail-address.ts';
import { isWeakSecret } from '#operations/config/secret-strength.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';

type Settings = Pick<DoctorContext, 'config'>;

/** Settings that were read without a complaint, and may be weak or forgotten all the same. */
export const settingsChecks = (context: Pick<DoctorContext, 'config' | 'checkoutDir'>): Check[] => [
  { name: 'settings', look: async () => lookAtKind(context) },
  { name: 'settings-file', look: () => lookAtFile(join(context.checkoutDir, '.env')) },
  { name: 'auth-secret', look: async () => lookAtSecret(context) },
  { name: 'public-url', look: async () => lookAtAddress(context) },
  { name: 'trusted-proxies', look: async () => lookAtProxies(context) },
  { name: 'metrics-token', look: async () => lookAtMetrics(context) },
  { name: 'mail-senders', look: async () => lookAtSenders(context) },
  { name: 'mail-webhook', look: async () => lookAtMailWebhook(context) },
  { name: 'seller', look: async () => lookAtSeller(context) },
];

const lookAtKind = ({ config }: Settings): Verdict =>
  config.demo
    ? lookAt(
        'This is a demo: made-up people, no real payments. Set DATABASE_URL, or DEMO=false, to run it for real.',
      )
    : good('All settings can be read, and those that are required are there.');

async function lookAtFile(path: string): Promise<Verdict> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return notAsked('There is no file .env: settings come from the environment.');
  const others = found.mode & 0o077;
  if (others === 0) return good('Only its owner may read the file .env.');
  return lookAt(
    `Others on this machine may ${(others & 0o022) === 0 ? 'read' : 'change'} the file .env, which holds secrets: chmod 600 ${path}`,
  );
}

function lookAtSecret({ config: { secrets, demo } }: Settings): Verdict {
  if (!secrets.present) return notAsked('The demo makes a secret of its own, and keeps it.');
  if (!isWeakSecret(secrets.present)) return good('AUTH_SECRET looks random.');
  const sentence =
    'AUTH_SECRET can be guessed, and with it an attacker signs in as any user: make one with openssl rand -base64 32.';
  return demo ? lookAt(sentence) : wrong(sentence);
}

function lookAtAddress({ config: { publicUrl, demo } }: Settings): Verdict {
  if (publicUrl.startsWith('https://')) return good(`People reach the site at ${publicUrl}.`);
  if (demo) return notAsked(`The demo is reached at ${publicUrl}.`);
  return lookAt(
    `PUBLIC_URL is ${publicUrl}: without https:// it is only for this machine; do not send users there.`,
  );
}

function lookAtProxies({ config: { publicUrl, trustedProxies: entries } }: Settings): Verdict {
  const isTrusted = trustedProxies(entries);
  if (isTrusted('192.0.2.1') && isTrusted('198.51.100.1')) {
    return wrong(
      'TRUSTED_PROXIES trusts every address: any caller can forge an address and evade the limits. Name only your proxies.',
    );
  }
  if (entries.length > 0) return good(`Proxies or ranges that are believed: ${entries.length}.`);
  if (!publicUrl.startsWith('https://')) return notAsked('The site is reached without a proxy.');
  return lookAt(
    'TRUSTED_PROXIES is not set, and https:// needs a proxy in front of the site: all visitors share its address, and its limits.',
  );
}

function lookAtMetrics({ config: { metricsToken, demo } }: Settings): Verdict {
  if (!metricsToken) {
    return demo
      ? notAsked('The metrics of a demo are open to its own machine.')
      : lookAt('METRICS_TOKEN is not set: nothing can watch the site.');
  }
  return isWeakSecret(metricsToken)
    ? lookAt('METRICS_TOKEN can be guessed: make one with openssl rand -base64 32.')
    : good('METRICS_TOKEN lets a monitor read /metrics.');
}

function lookAtSenders({ config }: Settings): Verdict {
  if (!config.smtpUrl) return notAsked('The mails of a demo stay in /dev/mailbox.');
  const [usual, ...others] = readMailSenders(config);
  const more = others.length === 0 ? '' : `, and ${others.length} more of the same domain`;
  return good(`Mails are from ${usual?.address}${more}.`);
}

function lookAtMailWebhook({ config: { smtpUrl, mailWebhookSecrets } }: Settings): Verdict {
  if (!smtpUrl) return notAsked('A demo sends no mails that could come back.');
  return mailWebhookSecrets.length > 0
    ? good('The mail service can report bounces and complaints.')
    : lookAt(
        'MAIL_WEBHOOK_SECRET is not set: bounces are not reported, and dead addresses are written to again.',
      );
}

function lookAtSeller({ config: { seller, demo } }: Settings): Verdict {
  if (demo) return notAsked('A demo sells nothing.');
  return seller.address.length > 0
    ? good(`Invoices are from ${seller.name}.`)
    : lookAt('SELLER_ADDRESS is not set: invoices say no address of who sells.');
}
