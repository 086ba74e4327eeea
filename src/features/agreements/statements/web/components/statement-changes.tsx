import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { changesBetween, priceEffect } from '../../rules/changes.ts';
import type { StatementContent } from '../../rules/content.ts';
import { money } from '../../rules/document.ts';

interface StatementChangesProps {
  before: StatementContent;
  after: StatementContent;
  /** What the version is compared with. */
  title: string;
}

/** What a version changes of another one, and what that costs. */
export function StatementChanges({ before, after, title }: StatementChangesProps) {
  const effect = priceEffect(before, after);
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {effect !== null && effect !== 0 && (
        <p className="font-semibold text-ink">
          {effect > 0 ? 'It costs' : 'It saves'} {money(Math.abs(effect), after.price.currency)}
          {effect > 0 && ' more'}.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {changesBetween(before, after).map(
          ({ section, name, before: old, after: fresh }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two clauses may have one title
            <li key={index} className="flex flex-col gap-1 py-3 wrap-anywhere whitespace-pre-line">
              <span className="text-sm text-ink-muted">
                {name ? `${section}: ${name}` : section}
              </span>
              {old && (
                <p>
                  <span className="font-medium">Before: </span>
                  <del className="text-ink-muted">{old}</del>
                </p>
              )}
              {fresh ? (
                <p>
                  <span className="font-medium">Now: </span>
                  <ins className="no-underline">{fresh}</ins>
                </p>
              ) : (
                <p>Now it is not there.</p>
              )}
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
