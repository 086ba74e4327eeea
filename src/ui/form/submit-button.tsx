import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '#ui/primitives/button.tsx';

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'pending'> & {
  /** The words while the form is being sent, such as "Signing in...". */
  pendingLabel?: ReactNode;
};

/** Sends the form it stands in. */
export function SubmitButton({ pendingLabel, children, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button {...rest} type="submit" pending={isSubmitting}>
      {isSubmitting ? (pendingLabel ?? children) : children}
    </Button>
  );
}
