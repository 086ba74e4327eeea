import { type ClaimId, claims } from '../../content/claims.ts';

/** Some of the site's claims as figures side by side. */
export function ClaimFigures({ ids }: { ids: readonly ClaimId[] }) {
  return (
    <dl className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-6 sm:auto-cols-auto sm:grid-flow-col sm:grid-cols-none">
      {ids.map((id) => (
        <div key={id} className="flex flex-col-reverse justify-end border-t border-line pt-4">
          <dt className="text-sm text-ink-muted">{claims[id].label}</dt>
          <dd className="text-xl font-semibold whitespace-nowrap text-ink tabular-nums first-letter:uppercase sm:text-2xl">
            {claims[id].figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
