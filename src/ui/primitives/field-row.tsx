import type { ReactNode } from 'react';

/**
 * Fields side by side from tablet width, their controls on one line whether or not they have help above them. Takes
 * fields of one control each (`TextInputField`, `NumberField`, `SelectField`, `Field`).
 */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:*:row-span-3 sm:*:grid sm:*:grid-rows-subgrid sm:*:gap-y-1.5">
      {children}
    </div>
  );
}
