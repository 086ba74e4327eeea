import { expect, it } from 'vitest';
import { consultantCardSchema } from './consultant-card.ts';

/*
 * Cards stay stored as an earlier release wrote them until their entries are rebuilt, so today's schema must read each
 * of them. A change that adds a key to the card adds the card of the last release here.
 */

const firstCard = {
  userId: '0f6d3c1e-7a52-4a53-9c66-3f0f6f6d2b11',
  name: 'Ada L.',
  initials: 'AL',
  avatar: null,
  title: 'Dynamics 365 Finance Lead',
  city: 'Leeds',
  country: 'uk',
  yearsExperience: 12,
  hourlyRateUsd: 120,
  availability: 'available',
  rating: null,
  reviewCount: 0,
  summary: 'Month-end close in three days.',
  primarySkills: ['finance'],
  secondarySkills: ['power-bi'],
};
const laterCard = {
  ...firstCard,
  isAvatarSharp: true,
  workArrangement: 'remote',
  verifiedCertificationCount: 2,
};

it.each([
  ['an early release', firstCard],
  ['0.5.8', laterCard],
  ['0.6.0', { ...laterCard, languages: [{ language: 'de', level: 'fluent' }] }],
])('a card that was stored by %s is still read', (_, stored) => {
  expect(consultantCardSchema.parse(stored)).toMatchObject(stored);
});
