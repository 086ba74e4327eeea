import { copyText } from '#ui/feedback/copy-text.ts';
import { Button } from '#ui/primitives/button.tsx';
import { factorMessages } from '../messages.ts';

/** New backup codes, which are shown this once. */
export function BackupCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        Each of these codes signs you in once when you do not have your second factor. They are
        shown only now: keep them where only you find them.
      </p>
      <ul
        aria-label="Backup codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-line bg-neutral-soft p-4 font-mono text-ink"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => void copyText(codes.join('\n'), factorMessages)}
      >
        Copy the codes
      </Button>
    </div>
  );
}
