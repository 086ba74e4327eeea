import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { createOutageLog, type OutageLog } from '#lib/jobs/outage-log.ts';
import type { Log } from '#lib/log.ts';
import { programVersion } from '#lib/program-version.ts';
import { makeSpans, type SpanMaker, type SpanStart } from './spans.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** An exporter that reports a collector which does not accept spans: the library itself does not. */
const tellingExporter = (exporter: SpanExporter, outage: OutageLog): SpanExporter => ({
  export(spans, onResult) {
    exporter.export(spans, (result) => {
      // 0 is success; the enumeration of the library's is of a package of its own.
      if (result.code === 0) outage.answered();
      else outage.failed(new Error(result.error?.message ?? 'no answer'));
      onResult(result);
    });
  },
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

const kinds: Readonly<Record<SpanStart['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
};

/** What waits for a collector that does not answer: some MB at most, and then spans are left out. */
const queue = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 5_000 };
/** A statement of the search can be long; its beginning says enough. */
const longestText = 2048;
const lastBatchMs = 1_000;

/**
 * Makes spans from now on and sends them to a collector. Returns a function that sends the last spans and ends it. The
 * provider is not registered globally: spans of libraries could contain data that has not been reviewed.
 */
export function startTracing(settings: TracingSettings, log: Log): () => Promise<void> {
  const outage = createOutageLog(log, undefined, 'the collector of traces');
  const exporter = new OTLPTraceExporter({ url: settings.url, headers: settings.headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ ...settings.resource, 'service.version': programVersion() }),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: tellingExporter(exporter, outage), ...queue }),
    ],
  });
  const tracer = provider.getTracer('direct365');
  const maker: SpanMaker = {
    begin({ name, kind, attributes, parent, links = [], beganAt }, within) {
      return tracer.startSpan(
        name,
        {
          kind: kinds[kind],
          attributes,
          links: links.map((context) => ({ context })),
          ...(beganAt !== undefined && { startTime: beganAt }),
        },
        parentContext(within, parent),
      );
    },
    fail(span, kind) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', kind);
    },
  };
  const stopMaking = makeSpans(maker);
  return async () => {
    stopMaking();
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, lastBatchMs);
    // Spans that a collector does not accept are lost; the outage was logged.
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
    clearTimeout(timer);
  };
}

function parentContext(within: Span | undefined, parent: SpanStart['parent']) {
  if (within) return trace.setSpan(ROOT_CONTEXT, within);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const root = {
    on: () => new AlwaysOnSampler(),
    off: () => new AlwaysOffSampler(),
    ratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  switch (sampler) {
    case 'always_on':
      return root.on();
    case 'always_off':
      return root.off();
    case 'traceidratio':
      return root.ratio();
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: root.on() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: root.off() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: root.ratio() });
  }
}
