/** Consultants of the demo who were brought by another one: who handed on their code, and who named it. */
export const demoReferrals: readonly { by: string; code: string; joined: readonly string[] }[] = [
  { by: 'connie', code: 'CQNN2365', joined: ['delphine', 'theodore'] },
];
