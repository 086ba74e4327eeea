import type { Vocabulary } from '../../needs/vocabulary/vocabulary.ts';

/** French: finance, projects, warehouses and production. */
export const frenchFinanceAndSupplyChain: Vocabulary = [
  {
    means: ['finance-operations.general-ledger'],
    said: `
        grand livre, plan comptable, écritures comptables, écritures, journaux comptables, balance générale,
        comptabilité générale, axes analytiques, dimensions financières, exercice comptable, provisions, lettrage,
        régularisations, intersociétés, entités juridiques, comptes généraux
      `,
  },
  {
    means: ['finance-operations.general-ledger', 'finance-operations'],
    said: 'comptabilité, comptable, comptables, finances, service financier, direction financière, compta',
  },
  {
    means: ['finance-operations.general-ledger', 'finance-operations.financial-reporting'],
    said: `
        clôture, clôture mensuelle, clôturer, clôture annuelle, clôture comptable, fin de mois, arrêté des comptes,
        arrêtés mensuels, consolidation, comptes consolidés, clôture des comptes
      `,
  },
  {
    means: ['finance-operations.financial-reporting'],
    said: 'bilan, compte de résultat, états financiers, rapports financiers, liasse fiscale, reporting financier',
  },
  {
    means: ['finance-operations.accounts-payable'],
    said: `
        comptabilité fournisseurs, factures fournisseurs, comptes fournisseurs, payer les fournisseurs, dettes fournisseurs,
        paiement des fournisseurs, factures d'achat, validation des factures, approbation des factures,
        rapprochement des factures,
        règlements fournisseurs, saisie des factures, paiements, dématérialisation des factures
      `,
  },
  {
    means: ['finance-operations.accounts-receivable'],
    said: `
        comptabilité clients, comptes clients, factures clients, facturation, factures de vente, créances, encaissements,
        facturation clients
      `,
  },
  {
    means: ['finance-operations.credit-and-collections'],
    said: `
        recouvrement, relances, relance clients, relancer, impayés, retards de paiement, factures impayées, limite de crédit,
        clients paient en retard, paient en retard, créances douteuses, lettres de relance, encours clients
      `,
  },
  {
    means: ['finance-operations.cash-and-bank-management'],
    said: `
        trésorerie, rapprochement bancaire, rapprochements bancaires, relevés bancaires, banque, banques, virements,
        comptes bancaires, prévisions de trésorerie, flux de trésorerie, rapprochement
      `,
  },
  {
    means: ['finance-operations.fixed-assets'],
    said: 'immobilisations, immobilisation, amortissements, amortissement, actifs immobilisés',
  },
  {
    means: ['finance-operations.asset-leasing'],
    said: 'crédit-bail, contrats de location, baux',
  },
  {
    means: ['finance-operations.budgeting'],
    said: 'budgets, élaboration budgétaire, contrôle budgétaire, suivi budgétaire, prévisions budgétaires, budgétisation',
  },
  {
    means: ['finance-operations.cost-accounting'],
    said: `
        comptabilité analytique, contrôle de gestion, centres de coûts, contrôleur de gestion, coût de revient,
        prix de revient, répartition des coûts, frais généraux, rentabilité
      `,
  },
  {
    means: ['finance-operations.tax'],
    said: `
        TVA, taxes, impôts, déclaration de TVA, déclarations fiscales, fiscalité, facture électronique,
        facturation électronique, factures électroniques, Chorus Pro, Factur-X, DEB, fiscale
      `,
  },
  {
    means: ['finance-operations.subscription-billing'],
    said: 'abonnements, abonnement, facturation récurrente, factures récurrentes, facturation des abonnements',
  },
  {
    means: ['finance-operations.expense-management', 'project-operations.time-and-expense'],
    said: 'notes de frais, frais de déplacement, frais professionnels, justificatifs, remboursement de frais',
  },
  {
    means: ['finance-operations.project-management-and-accounting', 'project-operations'],
    said: `
        comptabilité de projet, gestion de projets, facturation de projets, suivi des temps, saisie des temps,
        feuilles de temps, coûts de projet, gestion par affaires, affaires, suivi de projet, rentabilité des projets
      `,
  },
  {
    means: ['project-operations.resource-management', 'project-operations'],
    said: 'planification des ressources, plan de charge, gestion des ressources, affectation des consultants',
  },
  {
    means: ['supply-chain.warehouse-management'],
    said: `
        gestion d'entrepôt, gestion des entrepôts, entrepôt, entrepôts, préparation de commandes, préparateurs,
        emplacements, réception des marchandises, expéditions, expédition, magasinier, magasiniers, palettes, douchettes,
        codes-barres, lecteurs de codes-barres, logistique d'entrepôt, dépôt, quai, scanners
      `,
  },
  {
    means: ['supply-chain.inventory-management'],
    said: `
        gestion des stocks, stock, stocks, inventaire, inventaires, valorisation des stocks, écarts de stock, traçabilité,
        numéros de lot, lots, numéros de série, ruptures de stock, mouvements de stock, niveaux de stock
      `,
  },
  {
    means: ['supply-chain', 'supply-chain.inventory-management'],
    said: "chaîne d'approvisionnement, chaîne logistique, logistique",
  },
  {
    means: ['supply-chain.procurement-and-sourcing'],
    said: `
        achats, achat, acheteurs, approvisionnement, approvisionnements, commandes fournisseurs, fournisseurs, fournisseur,
        demandes d'achat, bons de commande, appels d'offres, contrats d'achat, commandes d'achat
      `,
  },
  {
    means: ['supply-chain.product-information-management'],
    said: 'fiches articles, référentiel produits, articles, données produits, configurateur de produits, variantes, fiches produits',
  },
  {
    means: ['supply-chain.production-control'],
    said: `
        production, fabrication, ordres de fabrication, atelier, ateliers, nomenclatures, nomenclature, gammes, usine, usines,
        gestion de production, contrôle de production, contrôle qualité, qualité, GPAO, industrie, ordonnancement
      `,
  },
  {
    means: ['supply-chain.master-planning'],
    said: `
        planification de la production, planification, calcul des besoins, prévision de la demande, besoins nets,
        réapprovisionnement, plan directeur, prévisions de la demande, MRP
      `,
  },
  {
    means: ['supply-chain.transportation-management'],
    said: 'transport, transports, transporteurs, fret, tournées, livraisons, livraison, frais de port, douane',
  },
  {
    means: ['supply-chain.asset-management'],
    said: "maintenance des équipements, GMAO, maintenance industrielle, pannes de machines, maintenance de l'usine, machines",
  },
  {
    means: ['finance-operations.accounts-payable', 'finance-operations.accounts-receivable'],
    said: 'factures',
  },
];
