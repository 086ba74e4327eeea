import { TriangleAlert } from 'lucide-react';

/** Says that the operator has yet to make the text their own. */
export function TemplateWarning() {
  return (
    <aside
      aria-label="About this text"
      className="mt-6 flex max-w-3xl gap-3 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-ink"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning-ink" />
      <p>
        <strong>Template.</strong> The operator of this site must have this text reviewed by a
        lawyer, fill in the marked places and then remove this note. Until then it is an example.
      </p>
    </aside>
  );
}
