/** The floating panel that menus and pickers open in. */
export const popupClassName =
  'max-w-(--available-width) origin-(--transform-origin) rounded-lg border border-line bg-raised text-ink ' +
  'shadow-popup outline-none transition-[scale,opacity] ' +
  'data-starting-style:scale-97 data-starting-style:opacity-0 ' +
  'data-ending-style:scale-97 data-ending-style:opacity-0';

/** One row of such a panel. */
export const popupItemClassName =
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-md px-3 py-2 text-base no-underline ' +
  'outline-none select-none data-highlighted:bg-primary-soft data-disabled:text-ink-muted ' +
  '[&_svg]:size-5 [&_svg]:shrink-0';

/** Where panels float: above headers, below dialogs' own panels, which are placed later in the page. */
export const popupPositionerClassName = 'z-50 outline-none';
