import type { Vocabulary } from '../../needs/vocabulary/vocabulary.ts';

/** Dutch: finance, projects, warehouses and production. */
export const dutchFinanceAndSupplyChain: Vocabulary = [
  {
    means: ['finance-operations.general-ledger'],
    said: `
        grootboek, grootboekrekeningen, rekeningschema, boekingen, journaalposten, dagboeken, periodeafsluiting, memoriaal,
        financiële dimensies, boekjaar, proefbalans, overlopende posten, voorzieningen, administraties,
        grootboekadministratie, tussenrekeningen
      `,
  },
  {
    means: ['finance-operations.general-ledger', 'finance-operations'],
    said: 'boekhouding, boekhouder, financiële administratie, financiën, boekhouden, administratie, financieel, financiële afdeling, accountant',
  },
  {
    means: ['finance-operations.general-ledger', 'finance-operations.financial-reporting'],
    said: `
        maandafsluiting, jaarafsluiting, maandafsluitingen, maand afsluiten, boeken afsluiten, consolidatie, consolideren,
        geconsolideerde cijfers, maandcijfers, jaareinde, afsluiting
      `,
  },
  {
    means: ['finance-operations.financial-reporting'],
    said: 'balans, jaarrekening, resultatenrekening, winst-en-verliesrekening, financiële rapportages, financiële rapportage, jaarcijfers, verlies en winst',
  },
  {
    means: ['finance-operations.accounts-payable'],
    said: `
        crediteuren, crediteurenadministratie, inkoopfacturen, facturen van leveranciers, leveranciersfacturen,
        leveranciers betalen, betalingen, betaalrun, factuurverwerking, factuurgoedkeuring, betalingen aan leveranciers,
        facturen goedkeuren, goedkeuring van facturen, factuurherkenning, betaalvoorstel
      `,
  },
  {
    means: ['finance-operations.accounts-receivable'],
    said: `
        debiteuren, debiteurenadministratie, verkoopfacturen, facturatie, facturen aan klanten,
        factureren, facturering, openstaande posten, vorderingen
      `,
  },
  {
    means: ['finance-operations.credit-and-collections'],
    said: `
        aanmaningen, aanmaning, incasso, debiteurenbeheer, kredietlimiet, wanbetalers, betalingsherinneringen,
        achterstallige facturen, klanten betalen te laat, betalen te laat, openstaande facturen, onbetaalde facturen,
        herinneringen, creditmanagement, kredietbeheer
      `,
  },
  {
    means: ['finance-operations.cash-and-bank-management'],
    said: `
        bankafschriften, bankafstemming, bankrekeningen, liquiditeit, kasstroom, kasstromen, liquiditeitsprognose, bank,
        betalingsverkeer, bankmutaties, bankkoppeling, banken, aansluiting van de bank
      `,
  },
  {
    means: ['finance-operations.fixed-assets'],
    said: 'vaste activa, afschrijvingen, afschrijving, activa, activaregister, activabeheer',
  },
  {
    means: ['finance-operations.asset-leasing'],
    said: 'leasecontracten, huurcontracten, leaseverplichtingen',
  },
  {
    means: ['finance-operations.budgeting'],
    said: 'begroting, begrotingen, budgettering, budgetbewaking, budgetbeheer, budgetten',
  },
  {
    means: ['finance-operations.cost-accounting'],
    said: 'kostenplaatsen, kostprijs, kostprijzen, kostenverdeling, kostendragers, kostprijsberekening, doorbelasting, nacalculatie, indirecte kosten',
  },
  {
    means: ['finance-operations.tax'],
    said: 'btw, btw-aangifte, belasting, belastingen, e-factureren, e-facturatie, elektronische facturen, e-facturen, elektronisch factureren, fiscaal, belastingaangifte, fiscale, accijns',
  },
  {
    means: ['finance-operations.subscription-billing'],
    said: 'abonnementen, abonnement, periodieke facturen, terugkerende facturen, contractfacturatie',
  },
  {
    means: ['finance-operations.expense-management', 'project-operations.time-and-expense'],
    said: 'declaraties, declaratie, reiskosten, onkosten, bonnetjes, onkostendeclaraties',
  },
  {
    means: ['finance-operations.project-management-and-accounting', 'project-operations'],
    said: `
        projectadministratie, urenregistratie, urenstaten, projectfacturatie, projectkosten, projectbeheer, tijdregistratie,
        projectmanagement, uren schrijven, urenadministratie, projectplanning, onderhanden werk
      `,
  },
  {
    means: ['project-operations.resource-management', 'project-operations'],
    said: 'bezetting, capaciteitsplanning van mensen, resourceplanning, inzetplanning',
  },
  {
    means: ['supply-chain.warehouse-management'],
    said: `
        magazijn, magazijnbeheer, magazijnen, magazijnmedewerkers, orderpicken, orderpicking, verzamelaars, goederenontvangst,
        ontvangst van goederen, verzending, locaties in het magazijn, barcodes, handscanners, pallets, stellingen,
        opslag, distributiecentrum, loods, heftrucks, verzenden, inpakken
      `,
  },
  {
    means: ['supply-chain.inventory-management'],
    said: `
        voorraad, voorraden, voorraadbeheer, voorraadwaardering, voorraadtelling, inventarisatie, voorraadtellingen, batchnummers,
        serienummers, traceerbaarheid, voorraadverschillen, partijen
      `,
  },
  {
    means: ['supply-chain', 'supply-chain.inventory-management'],
    said: 'toeleveringsketen, logistiek, logistieke, keten',
  },
  {
    means: ['supply-chain.procurement-and-sourcing'],
    said: `
        inkoop, inkopers, inkooporders, inkoopproces, leveranciers, leverancier, bestellingen, bestelaanvragen, inkopen,
        aanbesteding, aanbestedingen, raamcontracten, inkoper
      `,
  },
  {
    means: ['supply-chain.product-information-management'],
    said: 'artikelen, artikelbestand, artikelgegevens, productgegevens, productconfigurator, varianten, artikelstam',
  },
  {
    means: ['supply-chain.production-control'],
    said: `
        productie, productieorders, stuklijsten, stuklijst, fabriek, werkvloer, maakindustrie, routings, kwaliteitscontrole,
        productieaansturing, kwaliteit, fabricage, assemblage, recepturen, werkplaats, fabrikant
      `,
  },
  {
    means: ['supply-chain.master-planning'],
    said: 'productieplanning, behoefteplanning, hoofdplanning, vraagvoorspelling, materiaalbehoefte, vraagplanning, aanvulling',
  },
  {
    means: ['supply-chain.transportation-management'],
    said: 'transport, vervoer, vervoerders, vracht, vrachtkosten, ritplanning, leveringen, douane, expeditie',
  },
  {
    means: ['supply-chain.asset-management'],
    said: 'onderhoud van machines, machineonderhoud, technische dienst, storingen, stilstand, installaties, machines',
  },
  {
    means: ['finance-operations.accounts-payable', 'finance-operations.accounts-receivable'],
    said: 'facturen, factuur',
  },
];
