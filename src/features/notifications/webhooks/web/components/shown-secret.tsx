import { copyText } from '#ui/feedback/copy-text.ts';
import { Button } from '#ui/primitives/button.tsx';
import { LongCode } from '#ui/primitives/long-code.tsx';
import { webhookMessages } from '../messages.ts';

/** A secret that was just made, which is shown this once. */
export function ShownSecret({ secret }: { secret: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        With this secret your program verifies that an event is from us. It is shown only now: copy
        it to where your program finds it, and nowhere else.
      </p>
      <LongCode>{secret}</LongCode>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => void copyText(secret, webhookMessages)}
      >
        Copy the secret
      </Button>
    </div>
  );
}
