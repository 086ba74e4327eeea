/** Who decides which traces are kept, by the names of the OpenTelemetry standard. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces go, and which. */
export interface TracingSettings {
  /** The whole address to which they are posted. */
  url: string;
  /** Request headers; they may contain a key of the collector. */
  headers: Record<string, string>;
  /** What each span says of this process, beside its version. */
  resource: Record<string, string>;
  sampler: (typeof samplers)[number];
  /** Of all traces, for samplers that keep a part: 0 to 1. */
  ratio: number;
}
