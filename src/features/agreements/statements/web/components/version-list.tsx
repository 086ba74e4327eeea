import { Link } from '@tanstack/react-router';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { Statement, StatementVersion } from '../../contract.ts';
import { sideName, versionStateNames } from '../messages.ts';

interface VersionListProps {
  applicationId: string;
  statement: Statement;
}

/** The versions of a statement of work, the newest first, each with its files. */
export function VersionList({ applicationId, statement: { versions, side } }: VersionListProps) {
  if (versions.length === 0) return null;
  return (
    <Card>
      <CardTitle>Versions</CardTitle>
      <Link to="/application/$applicationId/papers" params={{ applicationId }}>
        All papers of this deal
      </Link>
      <ul className="flex flex-col divide-y divide-line">
        {versions.map((version) => (
          <li key={version.number} className="flex flex-col gap-1 py-3 wrap-anywhere">
            <p className="font-semibold text-ink">
              Version {version.number}: {versionStateNames[version.state]}
            </p>
            <VersionFacts version={version} side={side} />
            <VersionFiles applicationId={applicationId} version={version} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who proposed a version, who accepted it, and why it was declined. */
export function VersionFacts({
  version,
  side,
}: {
  version: StatementVersion;
  side: Statement['side'];
}) {
  const { amends, proposedBy, proposedAt, acceptances, reason, sha256 } = version;
  return (
    <>
      <p>
        Proposed by {sideName(proposedBy, side)} on <DateText value={proposedAt} />
        {amends !== null && `, as a change of version ${amends}`}.
      </p>
      {acceptances.map(({ side: by, name, at }) => (
        <p key={by}>
          Accepted for {sideName(by, side)} by {name} on <DateText value={at} />.
        </p>
      ))}
      {reason && <p className="whitespace-pre-line">Reason: {reason}</p>}
      {sha256 && (
        <p className="text-sm text-ink-muted">
          SHA-256: <code className="select-all">{sha256}</code>
        </p>
      )}
    </>
  );
}

function VersionFiles({
  applicationId,
  version: { number, state },
}: {
  applicationId: string;
  version: StatementVersion;
}) {
  const files = [
    { name: 'PDF', ending: 'pdf' },
    { name: 'Word', ending: 'docx' },
    ...(state === 'accepted' ? [{ name: 'Signed file', ending: 'jws' }] : []),
  ];
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {files.map(({ name, ending }) => (
        <a
          key={ending}
          href={`/statements/${applicationId}/${number}.${ending}`}
          download
          className="text-link underline underline-offset-4"
        >
          {name}
          <VisuallyHidden> of version {number}</VisuallyHidden>
        </a>
      ))}
    </p>
  );
}
