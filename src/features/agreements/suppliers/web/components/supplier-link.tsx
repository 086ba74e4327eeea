import { Link } from '@tanstack/react-router';
import { hasRight, type Membership } from '#access/company.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

interface SupplierLinkProps {
  applicationId: string;
  /** What the reader is for the company. */
  role: Membership['role'] | undefined;
}

/** To what the consultant of a deal states as a supplier, for those whose role allows it. */
export function SupplierLink({ applicationId, role }: SupplierLinkProps) {
  if (!role || !hasRight({ role }, 'suppliers')) return null;
  return (
    <Link
      to="/application/$applicationId/supplier"
      params={{ applicationId }}
      className={buttonClassName({ variant: 'secondary', size: 'sm', className: 'self-start' })}
    >
      Supplier Details
    </Link>
  );
}
