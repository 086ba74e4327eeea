import { Link } from '@tanstack/react-router';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { RadioField } from '#ui/form/radio-field.tsx';

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

/** What a user agrees to by signing up, in any way. */
export function SignUpTerms() {
  return (
    <p className="text-sm text-ink-muted">
      By creating an account you agree to the <Link to="/terms">terms</Link> and the{' '}
      <Link to="/privacy">privacy policy</Link>.
    </p>
  );
}
