import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Meter } from '#ui/primitives/meter.tsx';
import { type SupplierPart, supplierParts } from '../../rules/completeness.ts';
import { listedParts, partLabels } from '../messages.ts';

/** How much of the own supplier profile is there, and what is missing. */
export function CompletenessCard({ missing }: { missing: readonly SupplierPart[] }) {
  return (
    <Card>
      <CardTitle>Completeness</CardTitle>
      <Meter
        label="Complete"
        value={supplierParts.length - missing.length}
        max={supplierParts.length}
        text={countOf(missing)}
      />
      {missing.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1" aria-label="Missing">
          <li aria-hidden="true" className="text-ink-muted">
            Missing:
          </li>
          {missing.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{partLabels[part]}</a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Such as "4 of 7 parts are there". */
export const countOf = (missing: readonly SupplierPart[]): string =>
  missing.length === 0
    ? 'All parts are there'
    : `${supplierParts.length - missing.length} of ${supplierParts.length} parts are there`;

/** The same with what is missing, as a sentence. */
export const missingSentence = (missing: readonly SupplierPart[]): string =>
  `${countOf(missing)}. Missing: ${listedParts(missing)}.`;
