/** What a page may say after it has sent somebody elsewhere. */
export interface NoticeWords {
  tone: 'error' | 'info' | 'success';
  title: string;
  description: string | undefined;
}
