import type { DemoInvitation } from './demo-invitation.ts';

const interimLead = 'Interim finance lead around our March year-end';

/** Whom the clients of the demo have asked, and what has become of it. */
export const demoInvitations: readonly DemoInvitation[] = [
  {
    to: interimLead,
    invited: 'connie',
    note: 'You explained our stock difference when nobody else could, so we ask you before anybody else. It is three days a week in Birmingham from the middle of February. Could you see yourself doing that?',
  },
  {
    to: interimLead,
    invited: 'priya',
    note: 'Your year-ends with 20 and more users read like ours. The auditors come in the second week of April.',
    outcome: 'read',
  },
  {
    to: interimLead,
    invited: 'theodore',
    note: '',
    outcome: {
      declined: 'no-capacity',
      words: 'I am with another client until the end of April. After that, gladly.',
    },
  },
  {
    to: interimLead,
    invited: 'delphine',
    note: 'We are looking for somebody for three days a week on site.',
    outcome: 'withdrawn',
  },
  {
    to: 'Move the freezer store to advanced warehousing',
    invited: 'hamish',
    note: 'Dave retires in May. We would like whoever follows his memory with a system to meet him first.',
    outcome: 'applied',
  },
  {
    to: 'Royalties and rights accounting',
    invited: 'connie',
    note: 'Contracts with 1,400 authors, and nobody can tell in November what they are owed in March.',
    outcome: 'read',
  },
  {
    to: 'Supplier scorecards for upholstery',
    invited: 'connie',
    note: 'It is small, and we would like it done well.',
    outcome: { declined: 'other-field', words: 'I would have to learn it at your expense.' },
  },
  {
    to: 'Stop typing 2,400 supplier invoices a month',
    invited: 'connie',
    note: 'You know our chart of accounts already.',
    outcome: 'applied',
  },
  {
    to: 'Demand forecast for Easter and Christmas lines',
    invited: 'connie',
    note: 'Planning is not your main field, but you know our stock.',
  },
  {
    to: 'Personnel files of 3,100 people',
    invited: 'connie',
    note: 'We were told that you are careful with data that is nobody else’s business.',
    outcome: 'withdrawn',
  },
];
