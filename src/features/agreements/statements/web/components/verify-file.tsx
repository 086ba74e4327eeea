import { useEffect, useRef } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import type { StatementKey } from '../../rules/verify.ts';
import { type FileFinding, useVerifyFile } from '../hooks/use-verify-file.ts';
import { verifyMessages } from '../messages.ts';
import { VerifiedFile } from './verified-file.tsx';

interface VerifyFileProps {
  /** Asks the site for the public keys that it signs with. */
  loadKeys: () => Promise<readonly StatementKey[]>;
}

/** Verifies a file that the reader chooses. The file stays in the browser. */
export function VerifyFile({ loadKeys }: VerifyFileProps) {
  const { finding, verify } = useVerifyFile(loadKeys);
  const inputRef = useRef<HTMLInputElement>(null);

  function handleChosen() {
    const file = inputRef.current?.files?.[0];
    if (file) void verify(file);
  }

  // A file may have been chosen before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(handleChosen, []);

  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="hidden noscript:block">{verifyMessages.withoutScripts}</p>
      <div className="noscript:hidden">
        <Field label="File" hint={verifyMessages.hint}>
          {(control) => <Input {...control} ref={inputRef} type="file" onChange={handleChosen} />}
        </Field>
      </div>
      <div role="status">{finding && <Summary finding={finding} />}</div>
      {finding?.kind === 'read' && <VerifiedFile {...finding} />}
    </div>
  );
}

/** The result in a sentence. It is announced. */
function Summary({ finding }: { finding: FileFinding }) {
  if (finding.kind === 'reading') return <p>{verifyMessages.reading}</p>;
  if (finding.kind !== 'read') {
    const message =
      finding.kind === 'insecure' ? verifyMessages.insecure : verifyMessages.unreadable;
    return (
      <Banner role="note" tone="warning" title="The file was not checked">
        {message}
      </Banner>
    );
  }
  const { kind } = finding.signature;
  if (kind === 'valid') {
    return (
      <Banner role="note" tone="success" title="The signature is valid">
        {verifyMessages.valid}
      </Banner>
    );
  }
  if (kind === 'not valid') {
    return (
      <Banner role="note" tone="danger" title="The signature is not valid">
        {verifyMessages.notValid}
      </Banner>
    );
  }
  return (
    <Banner
      role="note"
      tone={kind === 'no keys' ? 'warning' : 'info'}
      title={kind === 'no keys' ? 'The signature was not checked' : 'This file has no signature'}
    >
      {kind === 'no keys' ? verifyMessages.noKeys : verifyMessages.notSigned}
    </Banner>
  );
}
