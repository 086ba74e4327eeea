/**
 * What stands before the form until the consultant wants to start from a file; apart from the other words, which come
 * with the panel.
 */
export const startMessages = {
  title: 'Start from a file',
  lead: 'Your LinkedIn export, a JSON Resume, or your CV as a PDF or Word document fills the form as a draft. You look at every field before anything is saved.',
  signInFirst: 'You can start from a file once you are signed in.',
  withoutScripts:
    'Reading a file needs JavaScript, as the form does. With it switched on, a file fills most of the form.',
} as const;
