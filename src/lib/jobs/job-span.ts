import type { Job, JobInsert } from 'pg-boss';
import { currentSpanContext, type SpanStart } from '#lib/tracing/spans.ts';
import { readTraceparent, traceparentOf } from '#lib/tracing/traceparent.ts';

/**
 * What a job keeps of the span that enqueues it, so that its own trace can name that one. The jobs of one span are what
 * the queue calls a group; nothing here limits groups, so that the name of one is ours to choose. None while no traces
 * are made.
 */
export function enqueuedBy(): Pick<JobInsert, 'group'> {
  const cause = currentSpanContext();
  return cause ? { group: { id: traceparentOf(cause) } } : {};
}

/** A run of a job as a span: a trace of its own, for it may come hours after what enqueued it. */
export function jobSpan({ id, name, retryCount, groupId }: Job): SpanStart {
  const cause = readTraceparent(groupId);
  return {
    name: `process ${name}`,
    kind: 'consumer',
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.operation.name': 'process',
      'messaging.destination.name': name,
      'messaging.message.id': id,
      'direct365.job_attempt': retryCount + 1,
    },
    links: cause ? [cause] : [],
  };
}
