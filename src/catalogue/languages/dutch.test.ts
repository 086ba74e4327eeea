import { expect, it } from 'vitest';
import { meantBy } from './meant-by-fixture.ts';

it.each([
  ['Wij zoeken een consultant voor de crediteurenadministratie', 'accounts-payable'],
  ['Klanten betalen te laat en aanmaningen gaan met de hand', 'credit-and-collections'],
  ['De maandafsluiting duurt twaalf dagen', 'general-ledger financial-reporting'],
  ['Bankafschriften worden handmatig verwerkt', 'cash-and-bank-management'],
  ['Elektronisch factureren is verplicht vanaf januari', 'tax'],
  ['Orderpicken in het magazijn gaat te langzaam', 'warehouse-management'],
  ['De voorraad klopt nooit met het grootboek', 'inventory-management general-ledger'],
  ['Stuklijsten en routings van een machinebouwer', 'production-control'],
  ['Goedkeuring van inkooporders', 'workflow-automation procurement-and-sourcing'],
  [
    'Offertes van onze verkopers worden dubbel ingevoerd',
    'quotes-orders-and-invoices opportunity-management',
  ],
  ['Klachten raken kwijt in een gedeelde mailbox', 'case-management'],
  ['Monteurs werken zonder bereik', 'work-orders field-service-mobile'],
  ['Verlofaanvragen en salarissen', 'leave-and-absence compensation-management'],
  ['Koppeling tussen webwinkel en ERP', 'system-integration e-commerce'],
  [
    'Datamigratie uit Navision en gebruikers opleiden',
    'data-migration business-central training-support',
  ],
])('%j asks for %j', (text, entries) => {
  const meant = meantBy(text).map((id) => id.replace(/.*\./, ''));
  expect(meant).toEqual(expect.arrayContaining(entries.split(' ')));
});

it.each([
  ['magazijnbeheerder', ['supply-chain.warehouse-management']],
  ['voorraad beheer', ['supply-chain.inventory-management']],
  ['bedrijfsrapportages', ['report-development', 'power-bi']],
])('%j is understood by its parts', (word, means) => {
  expect(meantBy(`wij zoeken hulp voor ${word}`)).toEqual(means);
});
