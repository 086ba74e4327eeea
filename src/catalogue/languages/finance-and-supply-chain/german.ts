import type { Vocabulary } from '../../needs/vocabulary/vocabulary.ts';

/** German: finance, projects, warehouses and production. */
export const germanFinanceAndSupplyChain: Vocabulary = [
  {
    means: ['finance-operations.general-ledger'],
    said: `
        Hauptbuch, Sachkonten, Sachkonto, Hauptbuchhaltung, Kontenplan, Kontenrahmen, Kontierung, Buchungen, verbuchen,
        Buchungssätze, Periodenabschluss, Nebenbuch, Abgrenzungen, Rückstellungen, Intercompany-Buchungen,
        Geschäftsjahr, Saldenliste, Eröffnungsbilanz, Finanzdimensionen, Kontenabstimmung, Mandanten, Umbuchungen
      `,
  },
  {
    means: ['finance-operations.general-ledger', 'finance-operations'],
    said: 'Buchhaltung, Finanzbuchhaltung, Buchführung, Rechnungswesen, Finanzwesen, Finanzen, FiBu, Buchhalter',
  },
  {
    means: ['finance-operations.general-ledger', 'finance-operations.financial-reporting'],
    said: `
        Monatsabschluss, Jahresabschluss, Quartalsabschluss, Abschluss, Abschlüsse, Bücher schließen, Konsolidierung,
        Konzernabschluss, Konzern
      `,
  },
  {
    means: ['finance-operations.financial-reporting'],
    said: `
        Bilanz, GuV, Finanzberichte, Finanzbericht, Finanzberichterstattung, Gewinn und Verlust, Gesellschafterbericht,
        Geschäftsbericht, Kennzahlen der Finanzen
      `,
  },
  {
    means: ['finance-operations.accounts-payable'],
    said: `
        Kreditoren, Kreditorenbuchhaltung, Eingangsrechnungen, Rechnungseingang, Rechnungsprüfung, Lieferantenrechnungen,
        Zahlungslauf, Zahlungsläufe, Rechnungsfreigabe, Rechnungsabgleich, Rechnungen von Lieferanten,
        Buchhaltung für Lieferanten, Lieferanten bezahlen, Zahlungsvorschlag, Rechnungsworkflow
      `,
  },
  {
    means: ['finance-operations.accounts-receivable'],
    said: `
        Debitoren, Debitorenbuchhaltung, Ausgangsrechnungen, Fakturierung, Faktura, Rechnungsstellung,
        Kundenrechnungen, Rechnungen an Kunden, Forderungen, Zahlungseingang, Zahlungseingänge, Offene Posten
      `,
  },
  {
    means: ['finance-operations.credit-and-collections'],
    said: `
        Mahnwesen, Mahnungen, mahnen, Mahnlauf, Mahnläufe, Inkasso, Kreditlimit, Forderungsmanagement, Zahlungsverzug,
        überfällige Rechnungen, unbezahlte Rechnungen, Kunden zahlen spät, Zahlungserinnerung, Außenstände,
        Forderungsausfall
      `,
  },
  {
    means: ['finance-operations.cash-and-bank-management'],
    said: `
        Bankabstimmung, Kontoauszüge, Kontoauszug, Bankkonten, Bankauszüge, Liquidität, Liquiditätsplanung, Treasury,
        Bank, Zahlungsverkehr, Kasse im Finanzwesen, Bankbuchungen, Zahlungsdateien
      `,
  },
  {
    means: ['finance-operations.fixed-assets'],
    said: `
        Anlagenbuchhaltung, Anlagevermögen, Abschreibungen, Abschreibung, Anlagenspiegel, Sachanlagen, Anlagegüter
      `,
  },
  { means: ['finance-operations.asset-leasing'], said: 'Leasing, Leasingverträge, Mietverträge' },
  {
    means: ['finance-operations.budgeting'],
    said: 'Budgetierung, Budgetplanung, Budgetkontrolle, Finanzplanung, Haushaltsplanung, Budgets',
  },
  {
    means: ['finance-operations.cost-accounting'],
    said: `
        Kostenrechnung, Kostenstellen, Kostenstelle, Kostenträger, Controlling, Deckungsbeitrag, Kostenumlage, Umlagen,
        Kostenverteilung, Betriebsabrechnung, Gemeinkosten
      `,
  },
  {
    means: ['finance-operations.tax'],
    said: `
        Umsatzsteuer, Mehrwertsteuer, Steuern, Steuer, Steuermeldung, Voranmeldung, E-Rechnung, elektronische Rechnung, E-Rechnungspflicht,
        Intrastat-Meldung, Zusammenfassende Meldung, DATEV, GoBD, Betriebsprüfung
      `,
  },
  {
    means: ['finance-operations.subscription-billing'],
    said: 'Abonnements, Abo, Aboabrechnung, wiederkehrende Rechnungen, Vertragsabrechnung',
  },
  {
    means: ['finance-operations.expense-management', 'project-operations.time-and-expense'],
    said: 'Spesen, Spesenabrechnung, Reisekosten, Reisekostenabrechnung, Auslagen, Belege',
  },
  {
    means: ['finance-operations.project-management-and-accounting', 'project-operations'],
    said: `
        Projektabrechnung, Projektbuchhaltung, Projektkosten, Projektcontrolling, Projektverwaltung, Projektgeschäft,
        Stundenabrechnung, Zeiterfassung, Stundenerfassung, Stundenzettel, Projektmanagement, Projektplanung
      `,
  },
  {
    means: ['project-operations.resource-management', 'project-operations'],
    said: 'Ressourcenplanung, Kapazitäten der Mitarbeiter, Auslastung der Berater, Auslastung',
  },
  {
    means: ['supply-chain.warehouse-management'],
    said: `
        Lagerverwaltung, Lager, Lagerlogistik, Lagerplätze, Lagerplatz, Lagerhalle, Lagerorte, Kommissionierung,
        kommissionieren, Wareneingang, Warenausgang, Einlagerung, Auslagerung, Handscanner, Barcodescanner, Versand,
        Verpackung, Palette, Paletten, Wellen, Umlagerung, Regale, Packstation, Staplerfahrer
      `,
  },
  {
    means: ['supply-chain.inventory-management'],
    said: `
        Bestand, Bestände, Lagerbestand, Lagerbestände, Bestandsführung, Bestandsverwaltung, Inventur, Inventar, Vorräte,
        Warenwirtschaft, Chargen, Chargenverfolgung, Rückverfolgbarkeit, Seriennummern, Bestandsbewertung, Lagerwert,
        Vorratsvermögen, Bestandsdifferenzen
      `,
  },
  {
    means: ['supply-chain', 'supply-chain.inventory-management'],
    said: 'Lieferkette, Logistik, Lieferketten',
  },
  {
    means: ['supply-chain.procurement-and-sourcing'],
    said: `
        Einkauf, Einkäufer, Beschaffung, Bestellungen, Bestellwesen, Bestellanforderung, Lieferanten, Lieferant,
        Ausschreibung, Bestellfreigabe, Rahmenverträge, Lieferantenbewertung, Einkaufsprozess
      `,
  },
  {
    means: ['supply-chain.product-information-management'],
    said: `
        Artikelstamm, Produktstammdaten, Artikel, Artikelstammdaten, Produktdaten, Variantenkonfiguration,
        Produktvarianten, Produktkonfigurator, Varianten
      `,
  },
  {
    means: ['supply-chain.production-control'],
    said: `
        Produktion, Fertigung, Fertigungsaufträge, Fertigungsauftrag, Produktionsaufträge, Stückliste, Stücklisten,
        Arbeitspläne, Arbeitsplan, Produktionssteuerung, Werkstatt, Fertigungssteuerung, Rezepturen, Betriebsdatenerfassung,
        Herstellung, Qualitätskontrolle, Qualitätsprüfung, Qualität, Qualitätssicherung, Ausschuss, Fabrik, Prozessfertigung, Nachkalkulation
      `,
  },
  {
    means: ['supply-chain.master-planning'],
    said: `
        Produktprogrammplanung, Disposition, Dispo, Planaufträge, Bedarfsplanung, Produktionsplanung, Materialbedarf,
        Absatzplanung, Nachschub, Feinplanung, Bedarfsprognose, Kapazitätsplanung, Sicherheitsbestand
      `,
  },
  {
    means: ['supply-chain.transportation-management'],
    said: `
        Transport, Transporte, Transportmanagement, Spedition, Frachtkosten, Fracht, Spediteure, Tourenplanung,
        Lieferungen, Zoll
      `,
  },
  {
    means: ['supply-chain.asset-management'],
    said: `
        Instandhaltung, Anlagenwartung, Maschinenwartung, Wartung der Maschinen, Anlagenverwaltung, Maschinenausfälle,
        Stillstand
      `,
  },
];
