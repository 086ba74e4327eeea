import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { passwordMinLength } from '../../rules/password.ts';

interface AccountFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | null | undefined>;
}

/** The address that an account is known by. */
export function AccountEmailField<Values extends FieldValues, Output>({
  offersPasskeys = false,
  ...props
}: AccountFieldProps<Values, Output> & {
  /** The browser may offer passkeys in it, beside addresses. */
  offersPasskeys?: boolean;
}) {
  const autoComplete = offersPasskeys ? 'username webauthn' : 'username';
  return <TextInputField {...props} label="Email" type="email" autoComplete={autoComplete} />;
}

/** A password that is chosen now. */
export function NewPasswordField<Values extends FieldValues, Output>({
  label,
  ...props
}: AccountFieldProps<Values, Output> & { label: string }) {
  return (
    <TextInputField
      {...props}
      label={label}
      type="password"
      autoComplete="new-password"
      hint={`At least ${passwordMinLength} characters. A few unrelated words are easy to remember and hard to guess.`}
    />
  );
}
