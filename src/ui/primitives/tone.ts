/** What a message or a mark means, apart from its words. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Text, ground and edge of each tone. */
export const toneClassNames: Record<Tone, string> = {
  neutral: 'border-neutral-line bg-neutral-soft text-ink',
  info: 'border-info-line bg-info-soft text-info-ink',
  success: 'border-success-line bg-success-soft text-success-ink',
  warning: 'border-warning-line bg-warning-soft text-warning-ink',
  danger: 'border-danger-line bg-danger-soft text-danger-ink',
};
