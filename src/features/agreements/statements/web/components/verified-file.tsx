import { Button } from '#ui/primitives/button.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { LongCode } from '#ui/primitives/long-code.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import type { VerifiedStatement } from '../../rules/verify.ts';
import type { SignatureFinding } from '../hooks/use-verify-file.ts';

interface VerifiedFileProps {
  name: string;
  sha256: string;
  signature: SignatureFinding;
}

/** The checksum of a file, and what it says where its signature is valid. */
export function VerifiedFile({ name, sha256, signature }: VerifiedFileProps) {
  const file = [
    { term: 'File', details: <bdi className="wrap-anywhere">{name}</bdi> },
    { term: 'SHA-256 of the file', details: <Checksum>{sha256}</Checksum> },
  ];
  if (signature.kind !== 'valid') return <DescriptionList items={file} />;
  const { statement, payloadSha256 } = signature;
  const items = [
    ...itemsOf(statement),
    { term: 'SHA-256 of the signed text', details: <Checksum>{payloadSha256}</Checksum> },
  ];
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <DescriptionList items={[...items, ...file]} />
      </div>
      <Button variant="secondary" onClick={() => savePayload(statement)}>
        Download Signed Text (JSON)
      </Button>
    </div>
  );
}

const itemsOf = ({ projectTitle, number, amends, site, acceptances }: VerifiedStatement) => [
  { term: 'Project', details: <bdi className="wrap-anywhere">{projectTitle}</bdi> },
  {
    term: 'Version',
    details: amends === null ? `${number}` : `${number}, which changes version ${amends}`,
  },
  ...acceptances.map(({ side, name, at }) => ({
    term: side === 'client' ? 'Accepted for the client' : 'Accepted by the consultant',
    details: (
      <>
        <bdi className="wrap-anywhere">{name}</bdi>, <MomentText value={at} /> UTC
      </>
    ),
  })),
  { term: 'Signed by', details: <span className="wrap-anywhere">{site}</span> },
];

const Checksum = ({ children }: { children: string }) => (
  <span className="flex">
    <LongCode>{children}</LongCode>
  </span>
);

function savePayload({ number, payload }: VerifiedStatement): void {
  const address = URL.createObjectURL(new Blob([payload], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `statement-of-work-${number}.json`;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
