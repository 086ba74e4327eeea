import type { ProfileFiller } from '#features/profiles/consultants/web/components/profile-form/profile-filler.ts';
import { listOfAll } from '#lib/word-list.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import type { FillOutcome, OfferedField } from '../hooks/use-fill-form.ts';
import { offeredText } from '../messages/offered-text.ts';

interface ImportResultProps {
  outcome: FillOutcome;
  filler: ProfileFiller;
  fileName: string;
  onUseInstead: (fields: readonly OfferedField[]) => void;
  onTakeBack: () => void;
}

const count = (fields: number): string => `${fields} ${fields === 1 ? 'field' : 'fields'}`;

/** What a file filled, what it would change, and what is still to be answered by the person. */
export function ImportResult(props: ImportResultProps) {
  const { outcome, filler, fileName, onUseInstead, onTakeBack } = props;
  const { filled, kept, open } = outcome;
  return (
    <>
      <Banner
        tone={filled.length > 0 ? 'success' : 'info'}
        title={
          filled.length > 0
            ? `${count(filled.length)} filled from ${fileName}`
            : `Nothing was filled: every field that ${fileName} speaks of has an answer`
        }
        action={
          filler.filledCount > 0 && (
            <Button variant="secondary" size="sm" onClick={onTakeBack}>
              Take Everything Back
            </Button>
          )
        }
      >
        {filled.length > 0 && (
          <p>
            {listOfAll(filled.map(({ label }) => label))}. Each says where it came from. Nothing is
            saved until you save the form.
          </p>
        )}
      </Banner>
      {open.length > 0 && (
        <p className="text-ink">
          <span className="font-medium">Not in the file, and yours to answer:</span>{' '}
          {listOfAll(open)}. A rate is never read from a file: please look at yours.
        </p>
      )}
      {kept.length > 0 && <KeptFields kept={kept} onUseInstead={onUseInstead} />}
    </>
  );
}

/** Fields that were filled already, with what the file says instead. */
function KeptFields({
  kept,
  onUseInstead,
}: {
  kept: readonly OfferedField[];
  onUseInstead: (fields: readonly OfferedField[]) => void;
}) {
  return (
    <section aria-label="Left as you have them" className="rounded-lg border border-line">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h3 className="font-medium text-ink">Left as you have them: {count(kept.length)}</h3>
        <Button variant="secondary" size="sm" onClick={() => onUseInstead(kept)}>
          Use the File’s for All
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {kept.map((field) => (
          <li key={field.name} className="flex items-start justify-between gap-4 px-4 py-3">
            <div className="min-w-0">
              <p className="font-medium text-ink">{field.label}</p>
              <p className="line-clamp-2 text-ink wrap-anywhere">{offeredText(field)}</p>
              <p className="text-sm text-ink-muted wrap-anywhere">From {field.source}</p>
            </div>
            <Button variant="secondary" size="sm" onClick={() => onUseInstead([field])}>
              Use This<span className="sr-only"> for {field.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
