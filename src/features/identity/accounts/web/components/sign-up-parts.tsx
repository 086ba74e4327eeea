import { Link } from '@tanstack/react-router';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import type { UserType } from '#access/user.ts';
import { notify } from '#ui/feedback/notify.ts';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';

const roles = [
  { value: 'client', label: 'Client', hint: 'I need Dynamics 365 work done' },
  { value: 'consultant', label: 'Consultant', hint: 'I do Dynamics 365 work' },
];

/** The side of the marketplace that an account is for. */
export function RoleField<Values extends FieldValues, Output>(props: {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | null | undefined>;
}) {
  return <RadioField {...props} label="I am a" options={roles} layout="cards" />;
}

/** First and last name, side by side; both may stay empty. */
export function NameFields<Values extends FieldValues, Output>(props: {
  control: Control<Values, unknown, Output>;
  firstName: FieldPathByValue<Values, string | null | undefined>;
  lastName: FieldPathByValue<Values, string | null | undefined>;
}) {
  const { control, firstName, lastName } = props;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextInputField
        control={control}
        name={firstName}
        label="First name"
        autoComplete="given-name"
        optional
      />
      <TextInputField
        control={control}
        name={lastName}
        label="Last name"
        autoComplete="family-name"
        optional
      />
    </div>
  );
}

/** The company that a client signs up for; it may stay empty. */
export function CompanyField<Values extends FieldValues, Output>(props: {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | null | undefined>;
}) {
  return (
    <TextInputField
      {...props}
      label="Company"
      hint="Shown to the admin who approves your account."
      autoComplete="organization"
      optional
    />
  );
}

/** Opens the account of the chosen side. */
export const SignUpButton = ({ userType }: { userType: UserType }) => (
  <SubmitButton size="lg" pendingLabel="Creating account...">
    {userType === 'consultant' ? 'Create Consultant Account' : 'Create Client Account'}
  </SubmitButton>
);

/** Says that the confirmation link is on its way. */
export const notifySignUpSent = () =>
  notify.success(
    'Check your email',
    "We've sent you a confirmation link to complete your registration.",
  );

/** What a user agrees to by signing up, in any way. */
export function SignUpTerms() {
  return (
    <p className="text-sm text-ink-muted">
      By creating an account you agree to the <Link to="/terms">terms</Link> and the{' '}
      <Link to="/privacy">privacy policy</Link>.
    </p>
  );
}
