import { Fragment } from 'react';
import { useFormState } from 'react-hook-form';
import { Banner } from '#ui/primitives/banner.tsx';
import type { InvalidControl } from './invalid-controls.ts';

type FormSummaryProps = { attempts: number; invalid: readonly InvalidControl[] };

function messagesOf(errors: Record<string, unknown>): string[] {
  return Object.values(errors).flatMap((error) =>
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
      ? [error.message]
      : [],
  );
}

/** What keeps a form from being sent, spoken at once. It goes away when every error has been mended. */
export function FormSummary({ attempts, invalid }: FormSummaryProps) {
  const { errors } = useFormState();
  if (attempts === 0 || Object.keys(errors).length === 0) return null;

  const { root, ...fieldErrors } = errors;
  const hasFieldErrors = Object.keys(fieldErrors).length > 0;
  return (
    // A new key for each attempt: the same message is spoken again.
    <Banner key={attempts} tone="danger">
      {root?.message && <p>{root.message}</p>}
      {hasFieldErrors && invalid.length > 0 && <FieldLinks invalid={invalid} />}
      {hasFieldErrors &&
        invalid.length === 0 &&
        messagesOf(fieldErrors).map((message) => <p key={message}>{message}</p>)}
    </Banner>
  );
}

function FieldLinks({ invalid }: { invalid: readonly InvalidControl[] }) {
  return (
    <p>
      {invalid.length === 1
        ? 'Please check one field: '
        : `Please check ${invalid.length} fields: `}
      {invalid.map(({ element, label }, index) => (
        <Fragment key={element.id || label}>
          {index > 0 && ', '}
          <button
            type="button"
            onClick={() => element.focus()}
            className="text-left font-medium text-danger-ink underline underline-offset-2"
          >
            {label}
          </button>
        </Fragment>
      ))}
    </p>
  );
}
