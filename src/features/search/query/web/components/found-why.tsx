import { ArrowRight, Check, Minus } from 'lucide-react';
import type { FoundConsultant, MatchedPart } from '../../contract.ts';

interface FoundWhyProps {
  found: Pick<FoundConsultant, 'matched' | 'missed'>;
  /** Words of the text that name what the marketplace does not cover. */
  foreign: readonly string[];
}

/** Why a text found this: what of it is answered, and what not. Nothing where no text was asked. */
export function FoundWhy({ found, foreign }: FoundWhyProps) {
  const { missed } = found;
  // Who lists what is nearest does not answer the words; who has written them does.
  const isNearest = ({ words, through }: MatchedPart) =>
    through !== null && foreign.includes(words);
  const related = found.matched.filter(({ isRelated }) => isRelated);
  const nearest = found.matched.filter(isNearest);
  const matched = found.matched.filter((part) => !part.isRelated && !isNearest(part));
  if (found.matched.length + missed.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      {matched.length > 0 && (
        <span className="inline-flex items-start gap-1.5">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
          <span>
            <span className="sr-only">Found by: </span>
            {matched.map((part, index) => (
              <span key={part.words}>
                {index > 0 && ', '}
                <mark className="bg-transparent font-semibold text-ink">{part.words}</mark>
                {throughOf(part)}
              </span>
            ))}
          </span>
        </span>
      )}
      {nearest.length > 0 && (
        <span className="inline-flex items-start gap-1.5">
          <ArrowRight aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {nearest
              .map(({ words, through }) => `Nearest to ${words}: ${through?.name}`)
              .join(', ')}
          </span>
        </span>
      )}
      {related.length > 0 && (
        <span className="inline-flex items-start gap-1.5">
          <ArrowRight aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {related.map(({ words, through }) => `${words}: related: ${through?.name}`).join(', ')}
          </span>
        </span>
      )}
      {missed.length > 0 && (
        <span className="inline-flex items-start gap-1.5">
          <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>Not mentioned: {missed.join(', ')}</span>
        </span>
      )}
    </p>
  );
}

/** What they list in the place of the words, unless that is the same. */
const throughOf = ({ words, through }: MatchedPart): string =>
  through && through.name.toLowerCase() !== words.toLowerCase() ? ` (${through.name})` : '';
