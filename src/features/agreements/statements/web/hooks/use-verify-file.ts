import { useRef, useState } from 'react';
import {
  isSignedFile,
  type StatementKey,
  sha256Of,
  signedFileMaxBytes,
  type VerifiedStatement,
  verifyStatement,
} from '../../rules/verify.ts';

/** What was found about the signature of a file. */
export type SignatureFinding =
  | { kind: 'not signed' | 'not valid' | 'no keys' }
  | { kind: 'valid'; statement: VerifiedStatement; payloadSha256: string };

/** What was found about a file. */
export type FileFinding =
  | { kind: 'reading' | 'unreadable' | 'insecure'; name: string }
  | { kind: 'read'; name: string; sha256: string; signature: SignatureFinding };

type LoadKeys = () => Promise<readonly StatementKey[]>;

/** Verifies a chosen file in the browser. Of several that are chosen quickly the last one counts. */
export function useVerifyFile(loadKeys: LoadKeys) {
  const [finding, setFinding] = useState<FileFinding | null>(null);
  const latest = useRef<File>(undefined);

  async function verify(file: File): Promise<void> {
    latest.current = file;
    setFinding({ kind: 'reading', name: file.name });
    const found = await findingOf(file, loadKeys);
    if (latest.current === file) setFinding(found);
  }
  return { finding, verify };
}

async function findingOf(file: File, loadKeys: LoadKeys): Promise<FileFinding> {
  const { name } = file;
  // Browsers compute checksums on pages with HTTPS alone.
  if (!globalThis.isSecureContext) return { kind: 'insecure', name };
  try {
    const bytes = await file.arrayBuffer();
    const signature = await signatureOf(name, bytes, loadKeys);
    return { kind: 'read', name, sha256: await sha256Of(bytes), signature };
  } catch {
    return { kind: 'unreadable', name };
  }
}

async function signatureOf(
  name: string,
  bytes: ArrayBuffer,
  loadKeys: LoadKeys,
): Promise<SignatureFinding> {
  const isTooLarge = bytes.byteLength > signedFileMaxBytes;
  const text = isTooLarge ? '' : new TextDecoder().decode(bytes);
  if (!isSignedFile(name, text)) return { kind: 'not signed' };
  if (isTooLarge) return { kind: 'not valid' };
  const keys = await loadKeys().catch(() => null);
  if (!keys) return { kind: 'no keys' };
  const statement = await verifyStatement(text, keys);
  if (!statement) return { kind: 'not valid' };
  return { kind: 'valid', statement, payloadSha256: await sha256Of(statement.payload) };
}
