import { z } from 'zod';
import { type Check, good, lookAt, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';
import { reasonOf } from './run-checks.ts';

const readinessSchema = z.object({
  status: z.enum(['ready', 'not ready']),
  obstacle: z.string().optional(),
  limits: z.array(z.string()).optional(),
});

/** Whether the site answers at the address that people type, and what it says of itself there. */
export const siteCheck = ({ config: { publicUrl } }: Pick<DoctorContext, 'config'>): Check => ({
  name: 'site',
  look: (signal) => lookAtSite(publicUrl, signal),
});

const timeoutMs = 5_000;

async function lookAtSite(publicUrl: string, signal: AbortSignal): Promise<Verdict> {
  let answer: unknown;
  try {
    const response = await fetch(`${publicUrl}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    answer = await response.json();
  } catch (error) {
    const reason = reasonOf(error);
    if (/CERT|SELF_SIGNED|certificate/i.test(reason)) {
      return wrong(`The certificate of ${publicUrl} is not believed: ${reason}`);
    }
    return lookAt(`${publicUrl} does not answer from here, or the site does not run: ${reason}`);
  }
  const readiness = readinessSchema.safeParse(answer);
  if (!readiness.success) return wrong(`Something else than this site answers at ${publicUrl}.`);
  const { status, obstacle, limits } = readiness.data;
  if (status === 'not ready') return wrong(`The site says that it is not ready: ${obstacle}.`);
  return limits
    ? lookAt(`The site runs, and says: ${limits.join('; ')}.`)
    : good(`The site answers at ${publicUrl} and is ready.`);
}
