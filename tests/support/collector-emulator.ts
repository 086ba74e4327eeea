import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
    }),
  )
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
  );
const traceId = z.string().regex(/^[0-9a-f]{32}$/);
const spanId = z.string().regex(/^[0-9a-f]{16}$/);

/** A span as OTLP has it in JSON. */
const spanSchema = z.object({
  ...{ traceId, spanId, parentSpanId: spanId.optional() },
  ...{ name: z.string(), kind: z.number(), attributes },
  ...{ startTimeUnixNano: z.coerce.bigint(), endTimeUnixNano: z.coerce.bigint() },
  status: z.object({ code: z.number().default(0), message: z.string().optional() }),
  links: z.array(z.object({ traceId, spanId })).default([]),
});
export type CollectedSpan = z.output<typeof spanSchema>;

const postedSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export interface CollectorEmulator {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT would be. */
  url: string;
  spans: CollectedSpan[];
  /** What was posted, word for word. */
  posted: string[];
  /** The attributes of the processes that posted. */
  resources: Record<string, unknown>[];
  headers: NodeJS.Dict<string | string[]>[];
  /** The spans of a trace that this one is the parent of, in the order in which they began. */
  childrenOf(span: CollectedSpan): CollectedSpan[];
  /** The only span of this name. */
  only(name: string): CollectedSpan;
  /** What it answers from now on: 200 unless something else is said. */
  answer(status: number): void;
  stop(): Promise<void>;
}

/** A collector of traces that speaks OTLP over HTTP in JSON, on this machine. */
export async function startCollectorEmulator(port = 0): Promise<CollectorEmulator> {
  const [spans, posted, resources, headers]: [CollectedSpan[], string[], [], []] = [[], [], [], []];
  let status = 200;
  const heard: CollectorEmulator = {
    url: '',
    ...{ spans, posted, resources, headers },
    childrenOf: (span) =>
      spans
        .filter(({ traceId, parentSpanId }) => {
          return traceId === span.traceId && parentSpanId === span.spanId;
        })
        .sort((a, b) => Number(a.startTimeUnixNano - b.startTimeUnixNano)),
    only(name) {
      const [found, another] = spans.filter((span) => span.name === name);
      if (!found || another) throw new Error(`Not one span is named "${name}".`);
      return found;
    },
    answer(next) {
      status = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const isForTraces = request.method === 'POST' && request.url === '/v1/traces';
    response.writeHead(isForTraces ? status : 404, { 'content-type': 'application/json' });
    response.end('{}');
    if (!isForTraces || status !== 200) return;
    posted.push(text);
    heard.headers.push(request.headers);
    for (const { resource, scopeSpans } of postedSchema.parse(JSON.parse(text)).resourceSpans) {
      heard.resources.push(resource.attributes);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  heard.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  return heard;
}
