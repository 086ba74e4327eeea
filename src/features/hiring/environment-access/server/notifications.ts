import { dealKind, pageOfDeal } from '#features/hiring/applications/rules/deal-notification.ts';

const words = {
  asked: (title: string) => `The consultant asks for access to an environment for ${title}.`,
  granted: (title: string) => `The client listed access that you have for ${title}.`,
  removed: (title: string) => `The client does not grant access that you asked for in ${title}.`,
  'return-said': (title: string) =>
    `The consultant says that access for ${title} is returned. Please confirm it.`,
  returned: (title: string) => `The client marked your access for ${title} as returned.`,
  reminder: (title: string) => `Access for ${title} is not returned. The project has ended.`,
} as const;
export type AccessNews = keyof typeof words;

const toConsultant: readonly AccessNews[] = ['granted', 'removed', 'returned'];

/** Whether the client or the consultant is notified of this. */
export const sideNotifiedOf = (news: AccessNews) =>
  toConsultant.includes(news) ? ('consultant' as const) : ('client' as const);

/** What happened to access of a deal, to the side that did not do it. */
export const accessKind = (news: AccessNews) =>
  dealKind(`environment-access-${news}`, words[news], (id) => pageOfDeal(sideNotifiedOf(news), id));
