import { expect, it } from 'vitest';
import { readNeeds } from '../read-needs.ts';
import { meantBy } from './meant-by-fixture.ts';

it.each([
  [
    'Wir brauchen einen F&O Consultant für die Kreditorenbuchhaltung',
    'finance-operations accounts-payable',
  ],
  ['Kunden zahlen spät, und das Mahnwesen läuft von Hand', 'credit-and-collections'],
  ['Unsere Monatsabschlüsse dauern zwölf Tage', 'general-ledger financial-reporting'],
  ['Der Kontoauszug wird jeden Morgen von Hand abgeglichen', 'cash-and-bank-management'],
  ['E-Rechnungspflicht ab nächstem Jahr', 'tax'],
  ['Die Kommissionierung im Lager ist zu langsam', 'warehouse-management'],
  ['Inventurdifferenzen in allen Filialen', 'inventory-management store-commerce'],
  ['Stücklisten und Arbeitspläne für einen Maschinenbauer', 'production-control'],
  ['Bestellungen per Workflow freigeben', 'procurement-and-sourcing workflow-automation'],
  [
    'Angebote aus dem Vertrieb werden doppelt erfasst',
    'quotes-orders-and-invoices opportunity-management',
  ],
  ['Supportanfragen gehen im gemeinsamen Postfach verloren', 'case-management'],
  ['Techniker arbeiten ohne Netz', 'work-orders field-service-mobile'],
  ['Urlaubsanträge der Mitarbeiter', 'leave-and-absence personnel-management'],
  ['Schnittstelle zwischen Webshop und ERP', 'system-integration e-commerce'],
  [
    'Altdaten aus Navision übernehmen und Key-User schulen',
    'data-migration business-central training-support',
  ],
])('%j asks for %j', (text, entries) => {
  const meant = meantBy(text).map((id) => id.replace(/.*\./, ''));
  expect(meant).toEqual(expect.arrayContaining(entries.split(' ')));
});

it.each([
  ['Lagerverwaltungssystem', ['supply-chain.warehouse-management']],
  [
    'Debitorenmahnwesen',
    ['finance-operations.credit-and-collections', 'finance-operations.accounts-receivable'],
  ],
  [
    'Kundendienstberichte',
    ['report-development', 'power-bi', 'customer-service.case-management', 'customer-service'],
  ],
  // Of a word that is known in part, five letters or more at its end or at its beginning.
  ['Zentrallager', ['supply-chain.warehouse-management']],
  ['Kreditorenkram', ['finance-operations.accounts-payable']],
  ['Vertriebs-Prozess', ['sales.opportunity-management', 'sales.lead-management', 'sales']],
  ['Lager Verwaltung', ['supply-chain.warehouse-management']],
])('%j is understood by its parts', (word, means) => {
  expect(meantBy(`Wir suchen Hilfe für ${word}`)).toEqual(means);
});

it.each(['Datenbank', 'Projektteam', `${'x'.repeat(40)}lager`])('%j is not', (word) => {
  expect(meantBy(`Wir suchen Hilfe für ${word}`)).toEqual([]);
});

it('is the same with umlauts, without them and with an "e"', () => {
  const [first, ...others] = ['Aufträge', 'Auftrage', 'Auftraege'].map((word) =>
    meantBy(`Hilfe für ${word}`),
  );
  expect(first).toContain('sales.quotes-orders-and-invoices');
  for (const other of others) expect(other).toEqual(first);
  expect(meantBy('Bücher schliessen bei uns')).toEqual(meantBy('Bücher schließen bei uns'));
});

it('leaves names and English sayings among German words', () => {
  expect(
    meantBy('Wir brauchen jemanden für Power BI und Dual-write, nicht für Intercompany'),
  ).toEqual([
    'power-bi',
    'dual-write',
    'finance-operations.general-ledger',
    'finance-operations.accounts-payable',
  ]);
});

it('is shown as it was typed', () => {
  const [part] = readNeeds('Hilfe für die (Kreditoren-Buchhaltung)!').filter(({ need }) => need);
  expect(part).toMatchObject({ typed: 'Kreditoren-Buchhaltung', start: 14, end: 39 });
});
