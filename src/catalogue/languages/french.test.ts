import { expect, it } from 'vitest';
import { meantBy } from './meant-by-fixture.ts';

it.each([
  ['Nous cherchons un consultant pour la comptabilité fournisseurs', 'accounts-payable'],
  ['Les clients paient en retard et les relances sont manuelles', 'credit-and-collections'],
  ['La clôture mensuelle prend douze jours', 'general-ledger financial-reporting'],
  ['Le rapprochement bancaire se fait à la main', 'cash-and-bank-management'],
  ['La facture électronique devient obligatoire', 'tax'],
  ["La préparation de commandes à l'entrepôt est trop lente", 'warehouse-management'],
  ["Écarts d'inventaire et ruptures de stock", 'inventory-management'],
  ["Nomenclatures et gammes d'un fabricant", 'production-control'],
  ['Le calcul des besoins ne propose rien de juste', 'master-planning'],
  [
    'Les devis de nos commerciaux sont ressaisis',
    'quotes-orders-and-invoices opportunity-management',
  ],
  ['Les réclamations se perdent dans une boîte mail partagée', 'case-management'],
  ['Nos techniciens travaillent hors ligne', 'work-orders field-service-mobile'],
  ["Besoin d'aide pour la paie et les congés", 'compensation-management leave-and-absence'],
  ["Connecter la boutique en ligne à l'ERP", 'system-integration e-commerce'],
  [
    'Reprise de données de Navision et formation des utilisateurs',
    'data-migration business-central training-support',
  ],
])('%j asks for %j', (text, entries) => {
  const meant = meantBy(text).map((id) => id.replace(/.*\./, ''));
  expect(meant).toEqual(expect.arrayContaining(entries.split(' ')));
});

it('has pay apart from payment', () => {
  expect(meantBy('aide pour la paie')).toEqual(['human-resources.compensation-management']);
  expect(meantBy('aide pour les paiements')).toEqual(['finance-operations.accounts-payable']);
});

it('leaves the little words of a saying out, and their apostrophes', () => {
  expect(meantBy('gestion d’entrepôt chez nous')).toEqual(
    meantBy('gestion des entrepôts chez nous'),
  );
});
