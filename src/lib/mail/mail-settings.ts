import { createContext } from 'react';

/** Where the person who gets the mail chooses whether such mails come; undefined for those that always do. */
export const MailSettings = createContext<string | undefined>(undefined);

/** Whether an answer to the mail reaches the other person. */
export const MailReplies = createContext(false);
