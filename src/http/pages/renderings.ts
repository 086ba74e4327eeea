/** Says when the rendering of a page begins, and how to hear that it has let go of everything. */
export type RenderingBegun = (onEnd: (listener: () => void) => void) => void;

// A page asks its database for some milliseconds; a reader who would wait as long as this has long gone.
const longestMs = 15_000;

/**
 * Tracks the pages that are being rendered. A rendering uses memory until its document is read to the end or cancelled.
 * So each ends with its request, and after some seconds in any case.
 */
export class Renderings {
  #begun = 0;
  #inProgress = 0;
  readonly #longestMs: number;

  constructor(limitMs = longestMs) {
    this.#longestMs = limitMs;
  }

  /** How many have begun and have not ended, by the renderer's own word. */
  get inProgress(): number {
    return this.#inProgress;
  }

  /** How many have begun since the start. */
  get begun(): number {
    return this.#begun;
  }

  /**
   * Renders what answers this request, which has no body; its signal, or the end of the time we give it, breaks it off.
   */
  async render(
    request: Request,
    answer: (request: Request, onRendering: RenderingBegun) => Promise<Response> | Response,
  ): Promise<Response> {
    const ending = new AbortController();
    const timer = setTimeout(() => {
      ending.abort(new Error('The page took too long to render.'));
    }, this.#longestMs);
    timer.unref();
    const { url, method, headers, signal: reader } = request;
    const leave = () => ending.abort(reader.reason);
    reader.addEventListener('abort', leave, { once: true });
    if (reader.aborted) leave();
    const letGo = () => {
      clearTimeout(timer);
      reader.removeEventListener('abort', leave);
    };
    let isStreaming = false;
    const onRendering: RenderingBegun = (onEnd) => {
      this.#begun += 1;
      this.#inProgress += 1;
      isStreaming = true;
      onEnd(() => {
        this.#inProgress -= 1;
        isStreaming = false;
        letGo();
      });
    };
    try {
      const bounded = new Request(url, { method, headers, signal: ending.signal });
      return await answer(bounded, onRendering);
    } finally {
      if (!isStreaming) letGo();
    }
  }
}
