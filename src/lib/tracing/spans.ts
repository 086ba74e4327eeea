import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanContext } from '@opentelemetry/api';

/**
 * What is known of a span when it begins. Names and attributes have few values, or are ids of ours: nothing that people
 * wrote.
 */
export interface SpanStart {
  name: string;
  /**
   * Who does the work: this process for a caller, another service for us, this process alone, or a worker with a queued
   * job.
   */
  kind: 'server' | 'client' | 'internal' | 'consumer';
  attributes: Attributes;
  /** A span of another program that this one goes on with. */
  parent?: SpanContext | undefined;
  /** Spans that led to this one, and are over or belong to strangers. */
  links?: readonly SpanContext[];
  /** For spans that are recorded afterwards: the start, in ms since 1970. */
  beganAt?: number;
}

/** Makes spans; there is one only where traces go somewhere, and only then are its libraries loaded. */
export interface SpanMaker {
  begin(start: SpanStart, within: Span | undefined): Span;
  /** Notes that the work of a span failed: what kind of failure, in a word. */
  fail(span: Span, kind: string): void;
}

let maker: SpanMaker | undefined;
const active = new AsyncLocalStorage<Span>();

/** From now on spans are made; answers what ends that. */
export function makeSpans(next: SpanMaker): () => void {
  maker = next;
  return () => {
    maker = undefined;
  };
}

/** Does some work in a span of its own, if spans are made. What it throws fails the span, unless it is `expected`. */
export function traced<T>(
  start: () => SpanStart,
  work: () => Promise<T>,
  expected: (error: unknown) => boolean = () => false,
): Promise<T> {
  const present = maker;
  if (!present) return work();
  const begun = start();
  // What comes from outside or from the queue begins a trace, wherever the code that takes it was called.
  const isFirst = begun.kind === 'server' || begun.kind === 'consumer';
  const span = present.begin(begun, isFirst ? undefined : active.getStore());
  return active.run(span, async () => {
    try {
      return await work();
    } catch (error) {
      if (!expected(error)) present.fail(span, errorKind(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Notes some work that has just ended, and began so many ms ago, as a span of its own within the present one. */
export function noteSpan(start: () => SpanStart, milliseconds: number, error?: unknown): void {
  const within = active.getStore();
  // Work outside a trace, such as polling an empty queue, is not worth a trace of its own.
  if (!maker || !within?.isRecording()) return;
  const beganAt = performance.timeOrigin + performance.now() - milliseconds;
  const span = maker.begin({ ...start(), beganAt }, within);
  if (error !== undefined) maker.fail(span, errorKind(error));
  span.end();
}

/** Says more of the present span. */
export function describeSpan(describe: () => { name?: string; attributes?: Attributes }): void {
  const span = active.getStore();
  if (!span?.isRecording()) return;
  const { name, attributes = {} } = describe();
  if (name) span.updateName(name);
  span.setAttributes(attributes);
}

/** Notes that the work of the present span failed without an error that is thrown. */
export function failSpan(kind: string): void {
  const span = active.getStore();
  if (span) maker?.fail(span, kind);
}

/** The trace that is being made, as 32 hexadecimal digits. */
export const currentTraceId = (): string | undefined => active.getStore()?.spanContext().traceId;

/** The span that is being made, for what goes on in another process. */
export const currentSpanContext = (): SpanContext | undefined => {
  const span = active.getStore();
  return span?.isRecording() ? span.spanContext() : undefined;
};

const isWord = /^[A-Za-z0-9_]{1,40}$/;

/** The kind of an error, in a word: its message may contain users' texts. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  return isWord.test(code) ? code : error.name;
}
