import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Marketplace, Person } from './marketplace.ts';

/** One consultant's wish to apply to one project; sent again, it is the same wish. */
export interface Intent {
  consultant: Person;
  projectId: string;
  idempotencyKey: string;
}

/** An application that the product has answered for with 201. */
export interface Acknowledged {
  applicationId: string;
  intent: Intent;
}

/** Where the product is, and the address its pages are served from. */
export interface Site {
  url: string;
  publicUrl: string;
}

const createdSchema = z.object({ id: z.uuid() });

/** Every pair of consultant and project once, in an order that spreads both. */
export function* allIntents({
  consultants,
  projectIds,
}: Marketplace): Generator<Intent, undefined> {
  for (let shift = 0; shift < projectIds.length; shift += 1) {
    for (const [index, consultant] of consultants.entries()) {
      const projectId = projectIds[(index + shift) % projectIds.length];
      if (projectId) yield { consultant, projectId, idempotencyKey: randomUUID() };
    }
  }
}

/** The request that applies, as the browser sends it. */
export function applyRequest({ url, publicUrl }: Site, intent: Intent): Request {
  return new Request(`${url}${applyPath(intent)}`, {
    method: 'POST',
    headers: applyHeaders(publicUrl, intent),
    body: applyBody,
  });
}

export const applyPath = ({ projectId }: Intent): string =>
  `/api/projects/${projectId}/applications`;

export const applyBody = JSON.stringify({
  coverLetter:
    'I have done this before, twice, for companies of your size, and would start in a week.',
});

export const applyHeaders = (
  publicUrl: string,
  { consultant, idempotencyKey }: Intent,
): Record<string, string> => ({
  'content-type': 'application/json',
  origin: publicUrl,
  cookie: consultant.cookie,
  'idempotency-key': idempotencyKey,
});

/** Applies and returns what was acknowledged. Throws when the answer is not 201, or there is none. */
export async function apply(site: Site, intent: Intent): Promise<Acknowledged> {
  const response = await fetch(applyRequest(site, intent));
  const text = await response.text();
  if (response.status !== 201) throw new RefusedApplication(`${response.status} ${text}`);
  return { applicationId: createdSchema.parse(JSON.parse(text)).id, intent };
}

/** The product answered, and not with 201. */
export class RefusedApplication extends Error {
  override readonly name = 'RefusedApplication';
}

export interface ApplicationStream {
  acknowledged: Acknowledged[];
  /** Sent and never answered: their outcome is unknown. */
  unanswered: Intent[];
  /** Answers other than 201. */
  refused: string[];
  /** Resolves when this many are acknowledged, or the stream has ended. */
  reached(count: number): Promise<void>;
  /** Sends no more, and resolves when every writer has ended. */
  stop(): Promise<void>;
}

/** Lets several writers apply one after the other, each until its connection fails. */
export function streamApplications(
  site: Site,
  intents: Iterator<Intent, undefined>,
  writers: number,
): ApplicationStream {
  const acknowledged: Acknowledged[] = [];
  const unanswered: Intent[] = [];
  const refused: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let isStopping = false;

  async function write(): Promise<void> {
    while (!isStopping) {
      const next = intents.next();
      if (next.done) return;
      try {
        acknowledged.push(await apply(site, next.value));
      } catch (error) {
        if (!(error instanceof RefusedApplication)) {
          unanswered.push(next.value);
          return;
        }
        refused.push(error.message);
        await wait(20);
      }
      for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve();
    }
  }

  const ended = Promise.all(Array.from({ length: writers }, write));
  return {
    acknowledged,
    unanswered,
    refused,
    async reached(count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ count, resolve });
      await Promise.race([promise, ended]);
    },
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}
