/** What a page may say after it has sent somebody elsewhere. */
export interface NoticeWords {
  tone: 'error' | 'info';
  title: string;
  description: string | undefined;
}
