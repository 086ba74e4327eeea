import { type ClaimId, claims } from '#features/site-operations/site-settings/rules/claims.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';

/** Some of the site's claims as figures side by side; a measured one says how it was counted. */
export function ClaimFigures({ ids }: { ids: readonly ClaimId[] }) {
  const { shown } = useClaims();
  // On a young site there may be nothing to say yet.
  if (!ids.some(shown)) return null;
  return (
    <dl className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-6 sm:auto-cols-auto sm:grid-flow-col sm:grid-cols-none">
      {ids.map((id) => {
        const claim = shown(id);
        return claim ? (
          <div key={id} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="text-sm text-ink-muted">
              {claims[id].label}
              {claim.counted && <span className="mt-1 block text-xs">{claim.counted}</span>}
            </dt>
            <dd className="text-xl font-semibold whitespace-nowrap text-ink tabular-nums first-letter:uppercase sm:text-2xl">
              {claim.figure}
            </dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}
