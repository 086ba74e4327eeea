/** A page as rendered for visitors, with the nonce that stands in it. */
export interface RenderedPage {
  status: number;
  html: string;
  nonce: string;
}

interface Entry {
  page: Promise<RenderedPage>;
  freshUntil: number;
}

const lifetimeMs = 5000;
const maxEntries = 500;

/**
 * Keeps pages of visitors for a few seconds: they are the same for everyone at an address, and rendering
 * one costs about ten times as much as sending it. Visitors who come at once wait for one rendering.
 */
export class AnonymousPages {
  readonly #entries = new Map<string, Entry>();

  /** The page at this address, from memory or by `render`; a failure or a non-200 is not kept. */
  async get(address: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const now = performance.now();
    const kept = this.#entries.get(address);
    if (kept && kept.freshUntil > now) return kept.page;
    const page = render();
    this.#entries.set(address, { page, freshUntil: now + lifetimeMs });
    this.#dropOldest();
    try {
      const rendered = await page;
      if (rendered.status !== 200) this.#entries.delete(address);
      return rendered;
    } catch (error) {
      this.#entries.delete(address);
      throw error;
    }
  }

  #dropOldest(): void {
    for (const address of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries) return;
      this.#entries.delete(address);
    }
  }
}

/** The same page under a nonce of its own. */
export const withNonce = ({ html, nonce }: RenderedPage, fresh: string): string =>
  html.replaceAll(nonce, fresh);
