import type { Vocabulary } from '../../needs/vocabulary/vocabulary.ts';

/** German: sales, service, shops, people and technology. */
export const germanCustomersAndTechnology: Vocabulary = [
  {
    means: ['sales.opportunity-management', 'sales.lead-management', 'sales'],
    said: `
        Vertrieb, Vertriebsprozess, Vertriebsmitarbeiter, Verkaufschancen, Verkaufschance, Vertriebssteuerung, Außendienst, Verkauf,
        Verkäufer, Akquise, Vertriebspipeline
      `,
  },
  {
    means: ['sales.lead-management'],
    said: 'Interessenten, Leads, Neukunden, Kundengewinnung, Leadmanagement',
  },
  {
    means: ['sales.accounts-and-contacts', 'sales'],
    said: `
        Kundendaten, Kundenbeziehungen, Kundenverwaltung, Kontakte, Adressen, Ansprechpartner, Kundenstamm,
        Kundenhistorie, Kundenpflege, Dubletten, Kundenakte
      `,
  },
  {
    means: ['sales.quotes-orders-and-invoices', 'sales'],
    said: `
        Angebote, Angebotserstellung, Angebotswesen, Aufträge, Auftrag, Auftragsabwicklung, Auftragsbestätigung,
        Kundenaufträge, Verkaufsaufträge, Auftragserfassung, Angebotsprozess
      `,
  },
  { means: ['sales.product-catalog'], said: 'Preislisten, Produktkatalog, Preisliste' },
  {
    means: ['sales.sales-forecasting'],
    said: 'Umsatzprognose, Vertriebsprognose, Absatzprognose, Umsatzplanung, Prognose',
  },
  {
    means: ['sales.goal-management'],
    said: 'Verkaufsziele, Vertriebsziele, Umsatzziele, Provisionen',
  },
  {
    means: ['marketing.real-time-journeys', 'marketing.email-marketing', 'marketing'],
    said: 'Kampagnen, Kampagne, Werbung, Marketingautomatisierung, Personalisierung, Mailings, Kundenreise',
  },
  { means: ['marketing.email-marketing'], said: 'Newsletter, Serienmails, Rundschreiben' },
  {
    means: ['marketing.segments'],
    said: 'Zielgruppen, Segmentierung, Zielgruppe, Kundensegmente',
  },
  {
    means: ['marketing.event-management'],
    said: 'Veranstaltungen, Veranstaltung, Fachmessen, Messestand, Seminare',
  },
  {
    means: ['marketing.consent-management'],
    said: 'Einwilligung, Einwilligungen, DSGVO, Datenschutz, Abmeldung',
  },
  {
    means: ['marketing.marketing-forms'],
    said: 'Anmeldeformular, Kontaktformular, Landingpages',
  },
  {
    means: ['customer-service.case-management', 'customer-service'],
    said: `
        Kundenservice, Kundendienst, Beschwerden, Reklamationen, Reklamation, Anfragen von Kunden, Kundenanfragen,
        Fallmanagement, Supportanfragen, Tickets, Ticketsystem, Kundenbetreuung, Störungsmeldungen
      `,
  },
  {
    means: ['customer-service.knowledge-management'],
    said: 'Wissensdatenbank, Wissensartikel, Wissensmanagement, häufige Fragen',
  },
  {
    means: ['customer-service.omnichannel-for-customer-service', 'contact-center'],
    said: 'Callcenter, Hotline, Telefonie, Telefonanlage, Anrufe, Telefonzentrale, Kundenhotline',
  },
  {
    means: ['customer-service.service-level-agreements'],
    said: 'Reaktionszeiten, Antwortzeiten, Servicevereinbarung, Eskalation, Wartezeiten',
  },
  { means: ['customer-service.entitlements'], said: 'Garantie, Gewährleistung, Serviceverträge' },
  {
    means: ['field-service.work-orders', 'field-service'],
    said: `
        Arbeitsaufträge, Arbeitsauftrag, Serviceaufträge, Servicetechniker, Monteure, Monteur, Techniker, Serviceeinsätze,
        Außendiensttechniker, Kundendiensttechniker, Vor-Ort-Service, Reparaturen, Reparatur, Montage, technischer Service
      `,
  },
  {
    means: ['field-service.schedule-board', 'field-service.resource-scheduling-optimization'],
    said: 'Einsatzplanung, Einsatzplan, Terminplanung, Plantafel, Technikerplanung, Routenplanung, Termine, Anfahrt',
  },
  {
    means: ['field-service.agreements-and-preventive-maintenance', 'supply-chain.asset-management'],
    said: 'Wartungsverträge, Wartung, Wartungsplan, vorbeugende Wartung, Wartungsintervalle',
  },
  {
    means: ['field-service.inventory-purchasing-and-returns'],
    said: 'Ersatzteile, Ersatzteil, Kofferlager',
  },
  {
    means: ['human-resources.personnel-management', 'human-resources'],
    said: `
        Personal, Personalwesen, Personalverwaltung, Personalabteilung, Personalakte, Mitarbeiterdaten, Mitarbeiter,
        Personalstammdaten, Personalmanagement
      `,
  },
  {
    means: ['human-resources.compensation-management'],
    said: 'Gehalt, Gehälter, Vergütung, Lohn, Lohnabrechnung, Gehaltsabrechnung, Löhne',
  },
  {
    means: ['human-resources.leave-and-absence'],
    said: 'Urlaub, Urlaubsanträge, Abwesenheiten, Krankmeldung, Fehlzeiten',
  },
  {
    means: ['human-resources.recruiting-and-onboarding'],
    said: 'Bewerber, Bewerbungen, Einarbeitung, Personalbeschaffung',
  },
  {
    means: ['human-resources.performance-management'],
    said: 'Mitarbeitergespräche, Zielvereinbarungen, Leistungsbeurteilung',
  },
  {
    means: ['human-resources.learning-and-courses'],
    said: 'Weiterbildung, Personalentwicklung, Fortbildung',
  },
  {
    means: ['commerce.e-commerce', 'commerce'],
    said: 'Onlineshop, Webshop, Onlinehandel, Internetshop, Shop, Versandhandel',
  },
  {
    means: ['commerce.store-commerce', 'commerce'],
    said: 'Einzelhandel, Filialen, Filiale, Kassen, Kasse, Kassensystem, Ladengeschäfte, Handel, Verkaufsstellen',
  },
  {
    means: ['commerce.pricing-and-discounts'],
    said: 'Rabatte, Aktionen, Preisgestaltung, Preise',
  },
  {
    means: ['commerce.loyalty-programs'],
    said: 'Kundenkarte, Treueprogramm, Kundenbindung, Treuepunkte',
  },
  {
    means: ['report-development', 'power-bi'],
    said: `
        Berichte, Bericht, Berichtswesen, Auswertungen, Auswertung, Berichterstellung, Dashboards, Kennzahlen,
        Datenanalyse, Geschäftsanalyse, Berichterstattung, Statistiken, Analysen
      `,
  },
  {
    means: ['microsoft-fabric'],
    said: 'Datenlager, Datenplattform, Datawarehouse, Data Warehouse',
  },
  {
    means: ['system-integration', 'azure-integration'],
    said: `
        Schnittstelle, Schnittstellen, Anbindung, anbinden, Datenaustausch, Systemintegration, verbinden, Kopplung,
        Schnittstellenentwicklung, Synchronisierung, Synchronisation, angebundene Systeme
      `,
  },
  { means: ['edi'], said: 'elektronischer Datenaustausch, Bestellungen per EDI' },
  {
    means: ['customization-development', 'fo-development'],
    said: `
        Entwicklung, Entwickler, programmieren, Programmierung, Programmierer, Individualentwicklung, Anpassungen,
        Weiterentwicklung, Eigenentwicklung, Softwareentwicklung, Erweiterungen
      `,
  },
  {
    means: ['data-migration'],
    said: `
        Datenmigration, Datenübernahme, Altdaten, Altsystem, Datenimport, Migration, migrieren, Stammdaten übernehmen,
        Ablösung, ablösen, Umzug der Daten, Datenbereinigung, Stammdaten
      `,
  },
  {
    means: ['fo-development.code-upgrade', 'business-central.migration', 'data-migration'],
    said: 'Versionswechsel, Releasewechsel, Aktualisierung, Umstieg, umsteigen, Hochrüstung',
  },
  {
    means: ['training-support'],
    said: `
        Schulung, Schulungen, schulen, Anwenderschulung, Endanwender, Key-User, Anwenderbetreuung, Benutzerschulung,
        Trainer, Anwender, Handbücher, Einweisung, Schulungsunterlagen
      `,
  },
  {
    means: ['business-process-analysis'],
    said: 'Prozessanalyse, Geschäftsprozesse, Prozessoptimierung, Pflichtenheft, Lastenheft, Anforderungsanalyse',
  },
  {
    means: ['system-implementation'],
    said: 'Projektleitung, Projektleiter, Inbetriebnahme, Systemeinführung, Produktivstart',
  },
  {
    means: ['workflow-automation', 'power-automate'],
    said: `
        Genehmigungen, Genehmigungsworkflow, Freigaben, Freigabeprozess, Arbeitsabläufe, Automatisierung, automatisieren,
        Abläufe, Prozessautomatisierung, Genehmigung
      `,
  },
  {
    means: ['power-apps', 'power-platform.canvas-apps'],
    said: 'Apps bauen, App für Mitarbeiter, mobile Erfassung',
  },
  {
    means: ['power-platform.power-pages', 'power-pages'],
    said: 'Kundenportal, Lieferantenportal, Webportal, Selbstbedienungsportal',
  },
  {
    means: ['power-platform.copilot-studio', 'copilot-studio'],
    said: 'Chatbots, KI-Agent, KI-Assistent, KI, KI-Agenten, künstliche Intelligenz',
  },
  {
    means: ['power-platform.ai-builder', 'ai-builder'],
    said: 'Dokumentenerkennung, Texterkennung, Belegerkennung, Dokumentenverarbeitung',
  },
  {
    means: ['power-platform.model-driven-apps', 'dataverse.data-modelling'],
    said: 'Datenmodell, Formulare',
  },
  {
    means: ['test-automation'],
    said: 'Testautomatisierung, Regressionstests, automatisierte Tests, testen, Abnahmetest, Testfälle',
  },
  { means: ['environments-alm'], said: 'Umgebungen, Bereitstellung, Testumgebung, Auslieferung' },
  {
    means: ['dataverse.security', 'environments-alm.governance'],
    said: 'Berechtigungen, Zugriffsrechte, Benutzerrechte, Rollen',
  },
  {
    means: ['isv-solutions.document-management'],
    said: 'Dokumentenverwaltung, Dokumentenmanagement, Archivierung, Dokumentenablage',
  },
  {
    means: ['finance-operations.accounts-payable', 'finance-operations.accounts-receivable'],
    said: 'Rechnungen, Rechnung',
  },
  {
    means: ['supply-chain.master-planning', 'field-service.schedule-board'],
    said: 'Disponenten, Disponent',
  },
  { means: ['field-service.schedule-board'], said: 'Einsätze, Wochenplan, Kundenbesuche, Besuche' },
  {
    means: ['customer-service.unified-routing', 'contact-center.routing'],
    said: 'falscher Mitarbeiter, falscher Ansprechpartner, Weiterleitung, Warteschlangen, Zuteilung',
  },
  {
    means: ['customer-service.case-management', 'customer-service.unified-routing'],
    said: 'gemeinsames Postfach, Sammelpostfach',
  },
  {
    means: ['field-service.connected-field-service'],
    said: 'Sensoren, Sensordaten, Fernüberwachung, Störmeldungen, Maschinendaten',
  },
  {
    means: ['field-service.field-service-mobile'],
    said: 'ohne Netz, kein Empfang, Funkloch, App für Techniker, offline arbeiten, Techniker-App',
  },
  {
    means: ['field-service.customer-assets'],
    said: 'Kundenanlagen, installierte Basis, Gerätehistorie, Anlagenhistorie, Maschinenakte',
  },
  {
    means: ['marketing.text-and-push-messages'],
    said: 'Textnachrichten, Push-Nachrichten, Kurznachrichten',
  },
  { means: ['marketing.lead-scoring'], said: 'Leadbewertung, Bewertung von Leads' },
  {
    means: ['power-platform.desktop-flows', 'power-automate'],
    said: 'Softwareroboter, Roboter, RPA, abschreiben aus dem Terminal',
  },
  {
    means: ['human-resources.employee-and-manager-self-service'],
    said: 'Mitarbeiterportal, Selbstauskunft, Personalportal',
  },
  {
    means: ['human-resources.personnel-management'],
    said: 'Stellenplan, Organisationsstruktur, Planstellen',
  },
  {
    means: ['supply-chain.transportation-management'],
    said: 'Seefracht, Container, Bezugskosten, Einstandspreise',
  },
  {
    means: ['supply-chain.production-control'],
    said: 'Maschinenbauer, Maschinenbau, Rezepte, Haltbarkeit, Konstruktionsänderungen, Schichtbetrieb',
  },
  { means: ['sales.sales-accelerator'], said: 'Nachfassen, Wiedervorlagen' },
  {
    means: ['fo-development.performance'],
    said: 'Performanceprobleme, Systemleistung, Laufzeiten, Stapelverarbeitung, Stapelaufträge, Batchjobs',
  },
  {
    means: ['system-implementation', 'business-process-analysis'],
    said: 'Architekt, Lösungsarchitekt, zweite Meinung, Projektrettung, Systemarchitektur',
  },
  { means: ['commerce.pricing-and-discounts'], said: 'Gutscheine, Gutschein, Preisaktionen' },
  {
    means: ['finance-operations.financial-reporting'],
    said: 'Gesellschaften, Tochtergesellschaften',
  },
  {
    means: ['dataverse.security', 'power-platform.dataverse'],
    said: 'Sicherheitsrollen, Berechtigungskonzept',
  },
];
