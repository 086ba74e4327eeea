import type { DemoConversation } from './demo-conversation.ts';

/** The conversations of those whom visitors of a demo can sign in as. */
export const demoConversations: readonly DemoConversation[] = [
  {
    client: 'larkspur',
    consultant: 'connie',
    unreadBy: 'client',
    messages: [
      {
        by: 'client',
        daysAgo: 60.2,
        text: 'The September close is through and the difference is 0.03 per cent. Our auditor asked whether something was broken. Thank you!',
      },
      {
        by: 'consultant',
        daysAgo: 60.1,
        text: 'That is the nicest complaint I have had from an auditor. Keep the weekly reconciliation for one more quarter, please, also when it is boring.',
      },
      { by: 'client', daysAgo: 60.05, text: 'Boring is what we paid for.' },
      {
        by: 'consultant',
        daysAgo: 5.1,
        text: 'I have just applied for your supplier invoices. Before you read the letter: may I see last month’s list of matching discrepancies? An export without supplier names will do.',
        isEdited: true,
      },
      {
        by: 'client',
        daysAgo: 4.9,
        text: 'Of course. 1,587 lines, and 1,102 of them say “price”. I will have it cleaned and sent on Thursday.',
      },
      { by: 'client', daysAgo: 2.2, text: '' },
      {
        by: 'client',
        daysAgo: 2.1,
        text: 'Thursday became Monday, sorry. Could you also say what a first week on site would look like?',
      },
      {
        by: 'consultant',
        daysAgo: 0.9,
        text: 'Gladly:\n\n- Monday and Tuesday with the four people who key invoices, watching and not talking\n- Wednesday the tolerances, with purchasing in the room\n- Thursday a rehearsal on a copy\n- Friday numbers, before and after\n\nMicrosoft’s own description of the matching policies is short and good: https://learn.microsoft.com/dynamics365/finance/accounts-payable/accounts-payable-invoice-matching',
      },
      {
        by: 'consultant',
        daysAgo: 0.2,
        text: 'And I saw the recipes project this morning. Ask your technologists about the legal side first; I wrote why in the letter.',
      },
    ],
  },
  {
    client: 'larkspur',
    consultant: 'philippa',
    archivedBy: 'client',
    messages: [
      {
        by: 'client',
        daysAgo: 69.5,
        text: 'Both unions have signed the twelve examples. Nobody has asked for Anna’s surname.',
      },
      {
        by: 'consultant',
        daysAgo: 69.1,
        text: 'Anna retires with honours, then. It was a pleasure; do write when the next bakery joins.',
      },
    ],
  },
  {
    client: 'larkspur',
    consultant: 'priya',
    messages: [
      {
        by: 'client',
        daysAgo: 1,
        text: 'Hello Priya, we are looking for somebody to carry our finance systems over the March year-end, until a successor starts in May. Is that a time you have free?',
      },
      {
        by: 'consultant',
        daysAgo: 0.7,
        text: 'Hello! March is spoken for on Mondays and Tuesdays, the rest is free until the middle of May. How many companies are in the consolidation, and when does the auditor come?',
      },
      {
        by: 'client',
        daysAgo: 0.5,
        text: 'Three companies, auditors in the house from 7 April. Wednesday to Friday would do very well.',
      },
    ],
  },
  {
    client: 'barnacle',
    consultant: 'connie',
    unreadBy: 'consultant',
    shared: { by: 'client', daysAgo: 0.4 },
    messages: [
      {
        by: 'client',
        daysAgo: 0.8,
        text: 'Your letter is the first that begins with units. What would you do with “per boat”?',
      },
      {
        by: 'consultant',
        daysAgo: 0.6,
        text: 'Ask the person who sells it which three boats they have in mind, and make three items of them. It has worked for “per horse”.',
      },
      {
        by: 'client',
        daysAgo: 0.3,
        text: 'That person is my mother. She says: the lugger, the gig and the other one. You can ring us about it, our details are here.',
      },
    ],
  },
  {
    client: 'badger',
    consultant: 'connie',
    shared: { by: 'consultant', daysAgo: 12 },
    messages: [
      {
        by: 'client',
        daysAgo: 13,
        text: 'The duty return is done by hand from three notebooks. Would you look at those before you offer anything?',
      },
      {
        by: 'consultant',
        daysAgo: 12.1,
        text: 'I would insist on it. Photographs of two months of each are enough for a start; you will find my address in my contact details.',
      },
    ],
  },
];
