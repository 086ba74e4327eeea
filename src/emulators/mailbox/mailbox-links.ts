const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The http(s) links of a mail that our templates rendered, each once, in their order. */
export function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity),
  );
  return [...new Set(links)].filter((link) => /^https?:\/\//.test(link));
}
