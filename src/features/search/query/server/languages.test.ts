import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/app.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { relevancePeople } from '#tests/support/relevance-people.ts';

/** A need in English, German, French, Spanish and Dutch. */
const needs: readonly (readonly [first: string, ...texts: string[]])[] = [
  [
    'ledger',
    'month-end close is slow',
    'Der Monatsabschluss dauert zu lange',
    'La clôture mensuelle est trop lente',
    'El cierre mensual es lento',
    'De maandafsluiting is traag',
  ],
  [
    'warehouse',
    'picking in the warehouse',
    'Kommissionierung im Lager',
    'préparation de commandes à l’entrepôt',
    'preparación de pedidos en el almacén',
    'orderpicken in het magazijn',
  ],
  [
    'people',
    'leave requests',
    'Urlaubsanträge unserer Mitarbeiter',
    'demandes de congés de nos salariés',
    'solicitudes de vacaciones',
    'verlofaanvragen',
  ],
];

it('finds the same person first for a need in each language', async () => {
  const app = await createTestApp();
  try {
    const keyOf = new Map<string, string>();
    for (const { key, profile } of relevancePeople) {
      const userId = await app.make.consultant();
      await (await app.as(userId)).consultants.saveOwnProfile(profileForm(profile));
      keyOf.set(userId, key);
    }
    const { search } = await app.as(await app.make.client());
    for (const [first, ...texts] of needs) {
      for (const text of texts) {
        const { items, correction } = await search.findConsultants({ text, limit: 1 });
        expect([keyOf.get(items[0]?.userId ?? ''), correction], text).toEqual([first, null]);
      }
    }
  } finally {
    await app.close();
  }
});
