import { type LinkedDataThing, linkedData } from './structured-data.ts';

/** What this part of the page is about, for machines: nothing that a reader does not see beside it. */
export function LinkedData({ things }: { things: readonly LinkedDataThing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: linkedData(things) }}
    />
  );
}
