import { Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import { serveOnLoopback } from '../loopback.ts';

const questionSchema = z.object({ countryCode: z.string(), vatNumber: z.string() });
type Question = z.output<typeof questionSchema>;

/** What it answers, by the last digits of a number, as the test service of VIES does. Other numbers are known. */
const unknown = '200';
const problems: Readonly<Record<string, string>> = {
  '201': 'INVALID_INPUT',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '600': 'MS_MAX_CONCURRENT_REQ',
};

export interface LocalVies {
  /** Where `check-vat-number` is. */
  url: string;
  close: () => Promise<void>;
}

/** A VIES of our own for demos, development and tests: it speaks the protocol of VIES and asks no one. */
export async function startLocalVies(
  clock: Clock,
  { onAsked = () => undefined }: { onAsked?: (question: Question) => void } = {},
): Promise<LocalVies> {
  const app = new Hono().post('/rest-api/check-vat-number', async (c) => {
    const question = questionSchema.safeParse(await c.req.json().catch(() => null)).data;
    if (!question) return c.json(problemOf('INVALID_INPUT'), 400);
    onAsked(question);
    const end = question.vatNumber.slice(-3);
    const problem = problems[end];
    if (problem) return c.json(problemOf(problem));
    const valid = end !== unknown;
    return c.json({
      ...{ ...question, requestDate: clock.now().toISOString(), valid, requestIdentifier: '' },
      // Never stored: a test looks for them.
      ...{ name: valid ? 'NAME IN VIES' : '---', address: valid ? 'ADDRESS IN VIES' : '---' },
    });
  });
  const { address, close } = await serveOnLoopback(app);
  return { url: `${address}/rest-api/`, close };
}

const problemOf = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });
