import type { ReactNode } from 'react';

export function SiteLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
