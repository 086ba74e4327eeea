import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { OutageLog } from '#lib/jobs/outage-log.ts';

/** An exporter that reports a collector which does not accept spans: the library itself does not. */
export const tellingExporter = (exporter: SpanExporter, outage: OutageLog): SpanExporter => ({
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
