import { Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';

/**
 * Copies the address that leads consultants to an open public project. Where a browser does not let it, the address is
 * shown.
 */
export function CopyProjectLink({ projectId }: { projectId: string }) {
  const [shown, setShown] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shown) return;
    inputRef.current?.focus();
    inputRef.current?.select();
  }, [shown]);

  async function handleCopy() {
    const link = new URL(`/project/${projectId}`, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      setShown(null);
      notify.success(
        'Link Copied',
        'Consultants who sign in read the project there, and apply if they have a subscription.',
      );
    } catch {
      setShown(link);
    }
  }

  return (
    <div className="flex min-w-0 flex-col items-start gap-3">
      <Button variant="secondary" onClick={() => void handleCopy()}>
        <Link2 aria-hidden="true" />
        Copy link for consultants
      </Button>
      {shown && (
        <Field
          label="Link for consultants"
          hint="Your browser did not let us copy it: copy it from here."
        >
          {(control) => <Input {...control} ref={inputRef} readOnly value={shown} />}
        </Field>
      )}
    </div>
  );
}
