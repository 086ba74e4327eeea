import type { ErrorComponentProps } from '@tanstack/react-router';

export function ErrorScreen(_: ErrorComponentProps) {
  return <h1>Unexpected Application Error!</h1>;
}
