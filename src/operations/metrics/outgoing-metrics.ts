import { Counter, type Registry } from 'prom-client';
import {
  type ReplyOutcome,
  replyOutcomes,
} from '#features/conversations/mail-replies/server/services.ts';
import type { Billing } from '#lib/billing/billing.ts';
import type { GuardedPosts } from '#lib/guarded/guarded-requests.ts';
import {
  MailDeferredError,
  MailRefusedError,
  type MailTransport,
  MailUncertainError,
} from '#lib/mail/mail-message.ts';

/** A way out for mails that counts what became of each try. */
export function countMails(registry: Registry, transport: MailTransport): MailTransport {
  const mails = new Counter({
    name: 'direct365_mails_total',
    help: 'Tries to hand a mail over, by what the mail server made of them',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  return {
    async deliver(message, options) {
      try {
        await transport.deliver(message, options);
        mails.inc({ outcome: 'taken' });
      } catch (error) {
        mails.inc({ outcome: outcomeOf(error) });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

function outcomeOf(error: unknown): 'refused' | 'deferred' | 'uncertain' | 'failed' {
  if (error instanceof MailRefusedError) return 'refused';
  if (error instanceof MailDeferredError) return 'deferred';
  if (error instanceof MailUncertainError) return 'uncertain';
  return 'failed';
}

/** The billing service, with a count of what became of each call: its names are those of `Billing`. */
export function countBilling(registry: Registry, billing: Billing): Billing {
  const calls = new Counter({
    name: 'direct365_billing_calls_total',
    help: 'Calls to the billing service, by what became of them',
    labelNames: ['call', 'outcome'] as const,
    registers: [registry],
  });
  return new Proxy(billing, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function' || typeof name !== 'string') return call;
      return (...words: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(call, target, words);
        if (answer instanceof Promise) {
          answer.then(
            () => calls.inc({ call: name, outcome: 'answered' }),
            () => calls.inc({ call: name, outcome: 'failed' }),
          );
        }
        return answer;
      };
    },
  });
}

/** A way out for webhooks that counts what became of each request. */
export function countWebhooks(registry: Registry, requests: GuardedPosts): GuardedPosts {
  const webhooks = new Counter({
    name: 'direct365_webhook_requests_total',
    help: 'Requests to webhooks, by what their receivers made of them',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  return {
    accepts: (address) => requests.accepts(address),
    async post(address, request) {
      try {
        const answer = await requests.post(address, request);
        webhooks.inc({
          outcome: answer.status >= 200 && answer.status < 300 ? 'taken' : 'refused',
        });
        return answer;
      } catch (error) {
        webhooks.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}

/** Counts what became of replies by mail. */
export function countMailReplies(registry: Registry): (outcome: ReplyOutcome) => void {
  const replies = new Counter({
    name: 'direct365_mail_replies_total',
    help: 'Replies that came by mail, by what became of them',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  for (const outcome of replyOutcomes) replies.inc({ outcome }, 0);
  return (outcome) => replies.inc({ outcome });
}
