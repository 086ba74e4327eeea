import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { type Tone, toneClassNames } from './tone.ts';

type BannerTone = Exclude<Tone, 'neutral'>;

type BannerProps = {
  tone: BannerTone;
  title?: ReactNode;
  action?: ReactNode;
  /** `alert` interrupts, `status` waits for a pause, `note` keeps quiet. By default only danger interrupts. */
  role?: 'status' | 'alert' | 'note' | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message about the page or a part of it, said where it belongs. */
export function Banner({ tone, title, action, role, className, children }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      role={role ?? (tone === 'danger' ? 'alert' : 'status')}
      className={cx(
        'flex flex-col gap-3 rounded-lg border px-4 py-3 sm:flex-row sm:items-center sm:justify-between',
        toneClassNames[tone],
        className,
      )}
    >
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 text-ink">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action && <div className="flex shrink-0 flex-wrap gap-3 pl-8 sm:pl-0">{action}</div>}
    </div>
  );
}
