import { copyText } from '#ui/feedback/copy-text.ts';
import { Button } from '#ui/primitives/button.tsx';
import { LongCode } from '#ui/primitives/long-code.tsx';
import { apiKeyMessages } from '../messages.ts';

/** A key that was just made, which is shown this once. */
export function NewKey({ apiKey, prefix }: { apiKey: string; prefix: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        Anyone with this key can do here what you allowed. It is shown only now: copy it to where
        your program finds it, and nowhere else.
      </p>
      <LongCode>{apiKey}</LongCode>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => void copyText(apiKey, apiKeyMessages)}
      >
        Copy the key
      </Button>
      <p className="text-sm text-ink-muted">
        In the words of OAuth it is the client secret; the client id is{' '}
        <code className="font-mono wrap-anywhere text-ink">{prefix}</code>.
      </p>
    </div>
  );
}
