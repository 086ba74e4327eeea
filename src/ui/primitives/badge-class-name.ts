import { cx } from '#ui/class-names.ts';
import { type Tone, toneClassNames } from './tone.ts';

export type BadgeLook = {
  tone?: Tone | undefined;
  /** Layout only: the look belongs to the tone. */
  className?: string | undefined;
};

/** The class names of a badge, for an element that stands there anyway. */
export const badgeClassName = ({ tone = 'neutral', className }: BadgeLook = {}): string =>
  cx('badge', toneClassNames[tone], className);
