import { type ClaimId, claims } from '../../content/claims.ts';

/** Some of the site's claims as figures side by side. */
export function ClaimFigures({ ids }: { ids: readonly ClaimId[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {ids.map((id) => (
        <div key={id} className="flex flex-col-reverse justify-end border-t border-line pt-4">
          <dt className="text-sm text-ink-muted">{claims[id].label}</dt>
          <dd className="text-xl font-semibold text-ink tabular-nums first-letter:uppercase sm:text-2xl">
            {claims[id].figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
