import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { changedTerms, type Terms } from '../../rules/terms.ts';
import { termsInWords } from '../../rules/terms-in-words.ts';

interface TermsListProps {
  terms: Terms;
  /** Terms to tell apart from: those that differ are said to. */
  before?: Terms | null;
}

/** Terms by name; what is left open is left out. */
export function TermsList({ terms, before }: TermsListProps) {
  const changed = before === undefined ? [] : changedTerms(terms, before);
  return (
    <DescriptionList
      layout="grid"
      items={termsInWords(terms).map(({ name, term, details }) => ({
        term,
        details: changed.includes(name) ? (
          <>
            <strong className="text-ink">{details}</strong> (changed)
          </>
        ) : (
          details
        ),
      }))}
    />
  );
}
