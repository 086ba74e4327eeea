import { once } from 'node:events';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { dayOf } from '#lib/calendar-days.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';
import { reasonOf } from './run-checks.ts';

type CertificateContext = Pick<DoctorContext, 'config' | 'clock'> & {
  /** Who else is believed to sign certificates, in PEM: for tests. */
  authority?: string;
};

const day = 24 * 60 * 60_000;
/** Automatic renewal has run by then: two weeks before the end, or in the last sixth of a short life. */
const renewedBeforeDays = 14;
const shortestRest = 1 / 6;
const patienceMs = 6_000;

/**
 * The certificate that browsers are shown at the address that people type: for its name, believed, and for how long.
 */
export const certificateCheck = (context: CertificateContext): Check => ({
  name: 'certificate',
  look: (signal) => lookAtCertificate(context, signal),
});

async function lookAtCertificate(
  { config: { publicUrl }, clock, authority }: CertificateContext,
  signal: AbortSignal,
): Promise<Verdict> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return notAsked(`${publicUrl} is reached without encryption.`);
  const host = hostname.replace(/^\[|\]$/g, '');
  let shown: ShownCertificate;
  try {
    shown = await fetchCertificate({ host, port: Number(port || 443), authority, signal });
  } catch (error) {
    return lookAt(`${publicUrl} cannot be asked for its certificate from here: ${reasonOf(error)}`);
  }
  const { certificate, distrust } = shown;
  const [from, until] = [new Date(certificate.valid_from), new Date(certificate.valid_to)];
  const now = clock.now();
  if (until <= now) return wrong(`The certificate of ${host} ended on ${asDay(until)}.`);
  if (from > now) return wrong(`The certificate of ${host} begins on ${asDay(from)} only.`);
  if (checkServerIdentity(host, certificate)) {
    return wrong(`The certificate that is shown at ${publicUrl} is for another name than ${host}.`);
  }
  if (distrust) {
    return wrong(`The certificate of ${host} is not trusted by every browser: ${distrust}.`);
  }
  const leftMs = until.getTime() - now.getTime();
  const daysLeft = Math.floor(leftMs / day);
  const enoughMs = Math.min(
    renewedBeforeDays * day,
    (until.getTime() - from.getTime()) * shortestRest,
  );
  return leftMs > enoughMs
    ? good(`The certificate of ${host} is valid until ${asDay(until)} (days: ${daysLeft}).`)
    : lookAt(
        `The certificate of ${host} ends on ${asDay(until)} (days: ${daysLeft}) and was not renewed: after that no browser connects.`,
      );
}

interface ShownCertificate {
  certificate: PeerCertificate;
  /** Why it is not believed; undefined when it is. */
  distrust: string | undefined;
}

/** Fetches the certificate that a server shows, trusted or not. */
export async function fetchCertificate(at: {
  host: string;
  port: number;
  authority: string | undefined;
  signal?: AbortSignal;
}): Promise<ShownCertificate> {
  const { host, port, authority } = at;
  const isName = !/^[\d.]+$|:/.test(host);
  const socket = connect({
    ...{ host, port, rejectUnauthorized: false },
    ...(isName && { servername: host }),
    ...(authority && { ca: authority }),
  });
  try {
    const signal = AbortSignal.any([
      ...(at.signal ? [at.signal] : []),
      AbortSignal.timeout(patienceMs),
    ]);
    await once(socket, 'secureConnect', { signal });
    const certificate = socket.getPeerCertificate();
    if (!certificate.valid_to) throw new Error('No certificate was shown.');
    // Typed as an error, and in fact its code.
    const distrust = socket.authorized ? undefined : String(socket.authorizationError);
    return { certificate, distrust };
  } finally {
    socket.destroy();
  }
}

const asDay = (date: Date): string => dayOf(date);
