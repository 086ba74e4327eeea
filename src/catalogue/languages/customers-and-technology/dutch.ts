import type { Vocabulary } from '../../needs/vocabulary/vocabulary.ts';

/** Dutch: sales, service, shops, people and technology. */
export const dutchCustomersAndTechnology: Vocabulary = [
  {
    means: ['sales.opportunity-management', 'sales.lead-management', 'sales'],
    said: `
        verkoop, verkoopkansen, verkopers, verkoopproces, verkoopteam, verkooptrajecten, verkoopkans, buitendienst,
        accountmanagers, verkooppijplijn, acquisitie, verkopen
      `,
  },
  {
    means: ['sales.lead-management'],
    said: 'prospects, nieuwe klanten, klantenwerving, potentiële klanten',
  },
  {
    means: ['sales.accounts-and-contacts', 'sales'],
    said: 'klantgegevens, klantrelaties, relatiebeheer, contactpersonen, klantenbestand, dubbele klanten, klantbeeld, relaties, klantbeheer, contacten',
  },
  {
    means: ['sales.quotes-orders-and-invoices', 'sales'],
    said: 'offertes, offerte, verkooporders, orderverwerking, orders, klantorders, orderinvoer, pakbonnen, bestelling van klanten',
  },
  { means: ['sales.product-catalog'], said: 'prijslijsten, productcatalogus, prijslijst' },
  {
    means: ['sales.sales-forecasting'],
    said: 'verkoopprognose, omzetprognose, verkoopprognoses, omzetverwachting, prognose',
  },
  { means: ['sales.goal-management'], said: 'verkoopdoelen, omzetdoelen, provisie, provisies' },
  {
    means: ['marketing.real-time-journeys', 'marketing.email-marketing', 'marketing'],
    said: 'campagnes, campagne, klantreis, klantreizen, marketingautomatisering, reclame, personalisatie, marketingcampagnes',
  },
  {
    means: ['marketing.email-marketing'],
    said: 'nieuwsbrieven, nieuwsbrief, mailingen, e-mailcampagnes',
  },
  { means: ['marketing.segments'], said: 'doelgroepen, segmentatie, doelgroep, klantsegmenten' },
  {
    means: ['marketing.event-management'],
    said: 'evenementen, evenement, beurzen, seminars, aanmeldingen, bijeenkomsten',
  },
  {
    means: ['marketing.consent-management'],
    said: 'toestemming, AVG, privacywetgeving, toestemmingen, afmeldingen',
  },
  {
    means: ['customer-service.case-management', 'customer-service'],
    said: `
        klantenservice, klachten, klacht, meldingen, klantvragen, klantcontact, tickets, aftersales, servicedesk,
        klachtenafhandeling, klantvraag, vragen van klanten
      `,
  },
  {
    means: ['customer-service.knowledge-management'],
    said: 'kennisbank, kennisartikelen, kennisbeheer, veelgestelde vragen',
  },
  {
    means: ['customer-service.omnichannel-for-customer-service', 'contact-center'],
    said: 'callcenter, contactcenter, telefonie, telefooncentrale, klantcontactcentrum, telefoontjes',
  },
  {
    means: ['customer-service.service-level-agreements'],
    said: 'reactietijden, responstijden, escalaties, wachttijden, afhandeltijd',
  },
  {
    means: ['customer-service.entitlements'],
    said: 'garantie, servicecontracten, supportcontracten, garanties',
  },
  {
    means: ['field-service.work-orders', 'field-service'],
    said: `
        monteurs, monteur, werkorders, werkbonnen, werkbon, servicemonteurs, technici, storingsdienst, reparaties, reparatie,
        service op locatie, onderhoudsmonteurs, installateurs, werkopdrachten
      `,
  },
  {
    means: ['field-service.schedule-board', 'field-service.resource-scheduling-optimization'],
    said: 'planbord, planning van monteurs, routeplanning, inplannen, bezoeken, afspraken, monteursplanning, dienstrooster',
  },
  {
    means: ['field-service.agreements-and-preventive-maintenance', 'supply-chain.asset-management'],
    said: 'onderhoudscontracten, preventief onderhoud, onderhoud, onderhoudsplanning, onderhoudsbeurten',
  },
  {
    means: ['field-service.inventory-purchasing-and-returns'],
    said: 'reserveonderdelen, onderdelen, busvoorraad',
  },
  {
    means: ['human-resources.personnel-management', 'human-resources'],
    said: 'personeel, personeelszaken, medewerkers, personeelsadministratie, personeelsdossiers, personeelsbeheer, werknemers, HR-afdeling',
  },
  {
    means: ['human-resources.compensation-management'],
    said: 'salaris, salarissen, loonadministratie, beloning, salarisadministratie, lonen',
  },
  {
    means: ['human-resources.leave-and-absence'],
    said: 'verlof, verzuim, ziekteverzuim, verlofaanvragen, vakantiedagen, ziekmelding',
  },
  {
    means: ['human-resources.recruiting-and-onboarding'],
    said: 'sollicitanten, werving, sollicitaties, inwerken, werving en selectie, vacatures',
  },
  {
    means: ['human-resources.performance-management'],
    said: 'functioneringsgesprekken, beoordelingen, beoordelingsgesprekken',
  },
  {
    means: ['human-resources.learning-and-courses'],
    said: 'bijscholing, opleidingen van medewerkers, personeelsontwikkeling',
  },
  {
    means: ['commerce.e-commerce', 'commerce'],
    said: 'webwinkel, webshop, onlineverkoop, internetverkoop, webwinkels, online winkel',
  },
  {
    means: ['commerce.store-commerce', 'commerce'],
    said: 'winkels, winkel, kassa, kassasysteem, filialen, detailhandel, winkelketen, verkooppunten, kassas',
  },
  {
    means: ['commerce.pricing-and-discounts'],
    said: 'kortingen, acties, prijzen, prijsafspraken, korting, prijsbeheer',
  },
  {
    means: ['commerce.loyalty-programs'],
    said: 'klantenkaart, spaarprogramma, loyaliteitsprogramma, spaarpunten',
  },
  {
    means: ['report-development', 'power-bi'],
    said: 'rapportages, rapportage, rapporten, rapport, overzichten, stuurinformatie, managementinformatie, analyses, cijfers, kengetallen, data-analyse, rapporteren',
  },
  { means: ['microsoft-fabric'], said: 'datawarehouse, dataplatform, gegevenspakhuis' },
  {
    means: ['system-integration', 'azure-integration'],
    said: 'koppeling, koppelingen, koppelen, integratie, integraties, integreren, gegevensuitwisseling, interfaces, synchronisatie, synchroniseren, aansluiten, systeemintegratie',
  },
  { means: ['edi'], said: 'elektronische gegevensuitwisseling, EDI-berichten, EDI-koppeling' },
  {
    means: ['customization-development', 'fo-development'],
    said: 'ontwikkelaar, ontwikkelaars, ontwikkeling, maatwerk, programmeren, programmeur, programmeurs, doorontwikkeling, softwareontwikkeling, aanpassingen',
  },
  {
    means: ['data-migration'],
    said: 'datamigratie, gegevensmigratie, migratie, migreren, conversie, dataconversie, overzetten, stamgegevens, oude gegevens, importeren, data overzetten, overstap',
  },
  {
    means: ['fo-development.code-upgrade', 'business-central.migration', 'data-migration'],
    said: 'versie-upgrade, overstappen, upgraden, nieuwe versie, bijwerken',
  },
  {
    means: ['training-support'],
    said: 'opleiding, trainingen, opleiden, eindgebruikers, gebruikers, gebruikerstraining, kerngebruikers, instructie, cursus, cursussen, trainen, handleidingen, documentatie',
  },
  {
    means: ['business-process-analysis'],
    said: 'procesanalyse, bedrijfsprocessen, procesverbetering, programma van eisen, requirementsanalyse, informatieanalyse',
  },
  {
    means: ['system-implementation'],
    said: 'implementatie, implementeren, invoering, ingebruikname, projectleider, projectleiding, livegang, uitrol',
  },
  {
    means: ['workflow-automation', 'power-automate'],
    said: 'goedkeuringen, goedkeuring, automatiseren, automatisering, werkstromen, goedkeuringsproces, procesautomatisering, fiatteren, workflows voor goedkeuring',
  },
  {
    means: ['power-apps', 'power-platform.canvas-apps'],
    said: 'mobiele app, apps bouwen, app voor medewerkers, apps laten maken, mobiele apps',
  },
  {
    means: ['power-platform.power-pages', 'power-pages'],
    said: 'klantportaal, leveranciersportaal, klantenportaal, portaal, webportaal',
  },
  {
    means: ['power-platform.copilot-studio', 'copilot-studio'],
    said: 'chatbots, kunstmatige intelligentie, AI-agenten, virtuele assistent',
  },
  {
    means: ['power-platform.ai-builder', 'ai-builder'],
    said: 'documentherkenning, tekstherkenning, documentverwerking',
  },
  {
    means: ['dataverse.data-modelling', 'power-platform.model-driven-apps'],
    said: 'gegevensmodel, formulieren, datamodel',
  },
  {
    means: ['test-automation'],
    said: 'testautomatisering, regressietesten, geautomatiseerd testen, testen, testscripts, acceptatietest',
  },
  { means: ['environments-alm'], said: 'omgevingen, testomgeving, uitrol van oplossingen' },
  {
    means: ['dataverse.security', 'environments-alm.governance'],
    said: 'rechten, autorisaties, toegangsrechten, gebruikersrechten, rollen',
  },
  {
    means: ['isv-solutions.document-management'],
    said: 'documentbeheer, archivering, documentenbeheer, archief',
  },
  {
    means: ['supply-chain.master-planning', 'field-service.schedule-board'],
    said: 'planning, planners',
  },
  {
    means: ['customer-service.unified-routing', 'contact-center.routing'],
    said: 'verkeerde medewerker, verkeerde afdeling, routering, wachtrijen, toewijzing, doorverbinden',
  },
  {
    means: ['customer-service.case-management', 'customer-service.unified-routing'],
    said: 'gedeelde mailbox, gedeelde postbus, gezamenlijke mailbox',
  },
  {
    means: ['field-service.connected-field-service'],
    said: 'sensoren, sensordata, bewaking op afstand, storingsmeldingen',
  },
  {
    means: ['field-service.field-service-mobile'],
    said: 'zonder bereik, geen bereik, offline werken, app voor monteurs, geen verbinding',
  },
  {
    means: ['field-service.customer-assets'],
    said: 'geïnstalleerde basis, apparaten bij klanten, installatiehistorie',
  },
  {
    means: ['marketing.text-and-push-messages'],
    said: 'pushberichten, tekstberichten, sms-berichten',
  },
  { means: ['marketing.lead-scoring'], said: 'leadkwalificatie, leadscoring' },
  {
    means: ['power-platform.desktop-flows', 'power-automate'],
    said: 'softwarerobot, robots, RPA, overtypen',
  },
  {
    means: ['human-resources.employee-and-manager-self-service'],
    said: 'medewerkersportaal, personeelsportaal, zelfbediening voor medewerkers',
  },
  {
    means: ['human-resources.personnel-management'],
    said: 'organogram, functies, formatieplaatsen',
  },
  {
    means: ['supply-chain.transportation-management'],
    said: 'zeevracht, containers, inklaringskosten',
  },
  {
    means: ['supply-chain.production-control'],
    said: 'machinebouwer, machinebouw, recepten, houdbaarheid, bewerkingen',
  },
  { means: ['sales.sales-accelerator'], said: 'opvolging, opvolgen van leads' },
  {
    means: ['fo-development.performance'],
    said: 'prestaties, prestatieproblemen, traagheid, batchverwerking, nachtelijke verwerking',
  },
  {
    means: ['system-implementation', 'business-process-analysis'],
    said: 'architect, architectuur, second opinion, vastgelopen project',
  },
  { means: ['commerce.pricing-and-discounts'], said: 'cadeaubonnen, kortingsbonnen, tegoedbonnen' },
  {
    means: ['finance-operations.financial-reporting'],
    said: 'vennootschappen, dochterondernemingen',
  },
  { means: ['sales.opportunity-management'], said: 'pijplijn' },
  {
    means: ['dataverse.security', 'power-platform.dataverse'],
    said: 'beveiligingsrollen, autorisatiemodel',
  },
];
