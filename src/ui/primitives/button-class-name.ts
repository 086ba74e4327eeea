import { cx } from '#ui/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Layout only (margins, width, order): the look belongs to variant and size. */
  className?: string | undefined;
};

// Whole words, which the style sheet's build looks for: they are in looks.css.
const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  ghost: 'button-ghost',
  destructive: 'button-destructive',
  link: 'button-link',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'button-sm',
  md: 'button-md',
  lg: 'button-lg',
};

const linkSizes: Record<ButtonSize, string> = {
  sm: 'min-h-6 px-0 text-sm',
  md: 'min-h-6 px-0 text-base',
  lg: 'min-h-7 px-0 text-lg',
};

/** The class names of a button, for links that should look like one. */
export function buttonClassName({ variant = 'primary', size = 'md', className }: ButtonLook = {}) {
  const measure = variant === 'link' ? linkSizes[size] : sizes[size];
  return cx(variants[variant], measure, className);
}
