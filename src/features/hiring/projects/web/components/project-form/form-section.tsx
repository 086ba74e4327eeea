import { type ReactNode, useId } from 'react';
import { Card, CardTitle } from '#ui/primitives/card.tsx';

interface FormSectionProps {
  title: string;
  /** What this part is for, or who will see it. */
  lead?: string;
  children: ReactNode;
}

/** A part of a long form under its own heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className="gap-6">
        <div>
          <CardTitle id={titleId}>{title}</CardTitle>
          {lead && <p className="mt-1 text-ink-muted">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}
