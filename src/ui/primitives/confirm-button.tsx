import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps
  extends Pick<ButtonProps, 'children' | 'size' | 'pending' | 'aria-label'> {
  /** The question. */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The act itself as a verb. */
  confirmLabel: string;
  onConfirm: () => void;
}

/** A button for what cannot be taken back: it asks first, and shows that it works. */
export function ConfirmButton({
  title,
  description,
  confirmLabel,
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} variant="secondary" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        destructive
        onConfirm={() => {
          // Another dialog may follow, which asks who it is.
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
