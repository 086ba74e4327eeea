import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  /** Where links to this part of the form lead: `#skills`. */
  id?: string | undefined;
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A titled part of a long form. */
export function FormSection({ id, title, hint, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="flex flex-col gap-6 border-t border-line pt-8 first:border-t-0 first:pt-0"
    >
      <div>
        <h2 id={titleId} className="text-xl font-semibold text-ink">
          {title}
        </h2>
        {hint && <p className="mt-1 text-ink-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
