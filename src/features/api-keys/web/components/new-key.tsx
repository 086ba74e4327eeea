import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { apiKeyMessages } from '../messages.ts';

/** A key that was just made, which is shown this once. */
export function NewKey({ apiKey, prefix }: { apiKey: string; prefix: string }) {
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(apiKey);
      notify.success(apiKeyMessages.copied.title, apiKeyMessages.copied.description);
    } catch {
      notify.error('Error', apiKeyMessages.notCopied);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p>
        Whoever has this key does here what you allowed. It is shown only now: copy it to where your
        program finds it, and nobody else.
      </p>
      <code
        // Long, and without a place to break: it is read and chosen as a whole.
        className="rounded-md border border-line bg-neutral-soft p-4 font-mono wrap-anywhere text-ink select-all"
      >
        {apiKey}
      </code>
      <Button variant="secondary" className="self-start" onClick={handleCopy}>
        Copy the key
      </Button>
      <p className="text-sm text-ink-muted">
        In the words of OAuth it is the client secret; the client id is{' '}
        <code className="font-mono wrap-anywhere text-ink">{prefix}</code>.
      </p>
    </div>
  );
}
