import { cx } from '#ui/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Layout only (margins, width, order): the look belongs to variant and size. */
  className?: string | undefined;
};

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md border text-center font-medium ' +
  'no-underline transition-colors select-none aria-disabled:cursor-default ' +
  'resting:cursor-not-allowed resting:border-line resting:bg-sunken resting:text-ink-muted ' +
  '[&_svg]:size-[1.15em] [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary not-resting:hover:bg-primary-hover ' +
    'shadow-card resting:shadow-none',
  secondary:
    'border-line-strong bg-surface text-ink not-resting:hover:border-ink-muted ' +
    'not-resting:hover:bg-sunken',
  ghost:
    'border-transparent bg-transparent text-ink not-resting:hover:bg-primary-soft ' +
    'data-popup-open:bg-primary-soft resting:border-transparent resting:bg-transparent',
  destructive:
    'border-transparent bg-danger text-on-danger not-resting:hover:bg-danger-hover ' +
    'shadow-card resting:shadow-none',
  link:
    'border-transparent bg-transparent text-primary-ink underline decoration-primary-line forced-colors:border-[Canvas] ' +
    'decoration-2 underline-offset-4 not-resting:hover:decoration-current ' +
    'resting:border-transparent resting:bg-transparent',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
};

const linkSizes: Record<ButtonSize, string> = {
  sm: 'min-h-6 px-0 text-sm',
  md: 'min-h-6 px-0 text-base',
  lg: 'min-h-7 px-0 text-lg',
};

/** The class names of a button, for links that should look like one. */
export function buttonClassName({ variant = 'primary', size = 'md', className }: ButtonLook = {}) {
  const measure = variant === 'link' ? linkSizes[size] : sizes[size];
  return cx(base, variants[variant], measure, className);
}
