/** A message that a page may show after a redirect. */
export interface NoticeWords {
  tone: 'error' | 'info' | 'success';
  title: string;
  description: string | undefined;
}
