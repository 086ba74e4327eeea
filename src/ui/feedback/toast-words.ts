/** A message that a page may show after a redirect. */
export interface ToastWords {
  tone: 'error' | 'info' | 'success';
  title: string;
  description: string | undefined;
}
