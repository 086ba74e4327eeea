import type { ReleaseWave } from '../../../content/release-waves.ts';

/** Where Microsoft describes a wave. */
export function WaveSources({ sources }: Pick<ReleaseWave, 'sources'>) {
  return (
    <div className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
      <p>{sources.length === 1 ? 'Source:' : 'Sources:'}</p>
      <ul className="contents">
        {sources.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
