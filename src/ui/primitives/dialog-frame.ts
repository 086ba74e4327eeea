import { cx } from '#ui/class-names.ts';

export type DialogSize = 'sm' | 'md' | 'lg';

const widths: Record<DialogSize, string> = {
  sm: 'sm:w-md',
  md: 'sm:w-xl',
  lg: 'sm:w-3xl',
};

/** The dimmed page behind a dialog. */
export const backdropClassName =
  'fixed inset-0 z-40 min-h-dvh bg-scrim transition-opacity duration-(--motion-calm) ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0 ' +
  'supports-[-webkit-touch-callout:none]:absolute';

/** A sheet from the bottom edge on phones, a centred panel above that. */
export function dialogPopupClassName(size: DialogSize): string {
  return cx(
    'fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(100dvh-2rem)] flex-col rounded-t-xl border border-line',
    'bg-raised text-ink shadow-dialog outline-none transition-[translate,scale,opacity] duration-(--motion-calm)',
    'data-starting-style:translate-y-6 data-starting-style:opacity-0',
    'data-ending-style:translate-y-6 data-ending-style:opacity-0',
    'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2',
    'sm:rounded-xl sm:data-ending-style:-translate-y-1/2 sm:data-starting-style:-translate-y-1/2',
    'sm:data-starting-style:scale-97 sm:data-ending-style:scale-97',
    widths[size],
  );
}

export const dialogTitleClassName = 'text-xl font-semibold text-ink';
export const dialogDescriptionClassName = 'mt-1.5 text-ink-muted';
export const dialogFooterClassName =
  'flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6';
