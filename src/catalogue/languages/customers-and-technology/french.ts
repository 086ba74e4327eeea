import type { Vocabulary } from '../../needs/vocabulary/vocabulary.ts';

/** French: sales, service, shops, people and technology. */
export const frenchCustomersAndTechnology: Vocabulary = [
  {
    means: ['sales.opportunity-management', 'sales.lead-management', 'sales'],
    said: `
        commercial, commerciale, commerciaux, force de vente, vente, ventes, opportunités, équipe commerciale, vendeurs,
        cycle de vente, pipeline commercial, affaires commerciales, gestion commerciale, opportunités de vente
      `,
  },
  {
    means: ['sales.lead-management'],
    said: 'prospects, prospection, piste, pistes, nouveaux clients',
  },
  {
    means: ['sales.accounts-and-contacts', 'sales'],
    said: `
        fichier clients, relation client, données clients, contacts, comptes et contacts, base clients, doublons,
        gestion de la relation client, GRC, fiche client, suivi client
      `,
  },
  {
    means: ['sales.quotes-orders-and-invoices', 'sales'],
    said: 'devis, offres, commandes clients, bons de livraison, prise de commande, administration des ventes, commandes, ADV',
  },
  {
    means: ['sales.product-catalog'],
    said: 'catalogue de produits, grilles de prix, liste de prix, tarifs clients',
  },
  {
    means: ['sales.sales-forecasting'],
    said: 'prévisions de ventes, prévisions commerciales, prévisions',
  },
  {
    means: ['sales.goal-management'],
    said: 'objectifs de vente, objectifs commerciaux, primes des commerciaux',
  },
  {
    means: ['marketing.real-time-journeys', 'marketing.email-marketing', 'marketing'],
    said: 'campagnes, campagne, campagnes marketing, parcours client, publicité, automatisation du marketing, personnalisation',
  },
  {
    means: ['marketing.email-marketing'],
    said: "infolettre, envois d'e-mails, courriels, emailing, campagnes d'e-mailing",
  },
  { means: ['marketing.segments'], said: 'segmentation, cibles, ciblage, segments de clients' },
  {
    means: ['marketing.event-management'],
    said: 'événements, événement, salons, séminaires, webinaires, inscriptions',
  },
  {
    means: ['marketing.consent-management'],
    said: 'consentement, RGPD, protection des données, désabonnement',
  },
  { means: ['marketing.lead-scoring'], said: 'notation des prospects, scoring des prospects' },
  {
    means: ['customer-service.case-management', 'customer-service'],
    said: `
        service client, service clients, réclamations, réclamation, tickets, plaintes, demandes des clients, incidents,
        service après-vente, SAV, après-vente, assistance client, demandes de support
      `,
  },
  {
    means: ['customer-service.knowledge-management'],
    said: 'base de connaissances, articles de connaissances, foire aux questions, gestion des connaissances',
  },
  {
    means: ['customer-service.omnichannel-for-customer-service', 'contact-center'],
    said: "centre d'appels, centre de contact, téléphonie, appels téléphoniques, standard téléphonique, appels des clients",
  },
  {
    means: ['customer-service.service-level-agreements'],
    said: 'temps de réponse, délais de réponse, niveaux de service, escalade, délais de traitement',
  },
  {
    means: ['customer-service.entitlements'],
    said: 'garantie, garanties, contrats de service, contrats de support',
  },
  {
    means: ['field-service.work-orders', 'field-service'],
    said: `
        techniciens, technicien, interventions, intervention, ordres de travail, dépannage, réparations, service terrain,
        techniciens itinérants, sur site chez les clients, installateurs, service sur le terrain, monteurs, bons d'intervention
      `,
  },
  {
    means: ['field-service.schedule-board', 'field-service.resource-scheduling-optimization'],
    said: `
        planning des techniciens, planification des interventions, rendez-vous, tournées des techniciens, visites, plannings, planning,
        trajets
      `,
  },
  {
    means: ['field-service.agreements-and-preventive-maintenance', 'supply-chain.asset-management'],
    said: "contrats d'entretien, contrats de maintenance, maintenance préventive, maintenance, entretien",
  },
  {
    means: ['field-service.inventory-purchasing-and-returns'],
    said: 'pièces détachées, pièces de rechange, retours de pièces',
  },
  {
    means: ['human-resources.personnel-management', 'human-resources'],
    said: 'ressources humaines, RH, personnel, gestion du personnel, salariés, employés, dossiers du personnel, collaborateurs',
  },
  {
    means: ['human-resources.compensation-management'],
    said: 'paie, salaires, rémunération, salaire, bulletins de paie, primes',
  },
  {
    means: ['human-resources.leave-and-absence'],
    said: 'congés, absences, demandes de congés, congés payés, arrêts maladie',
  },
  {
    means: ['human-resources.recruiting-and-onboarding'],
    said: 'recrutement, candidats, candidatures, intégration des salariés, embauches',
  },
  {
    means: ['human-resources.performance-management'],
    said: "entretiens annuels, évaluation des salariés, entretiens d'évaluation",
  },
  {
    means: ['human-resources.learning-and-courses'],
    said: 'formation du personnel, plan de formation, formation des salariés',
  },
  {
    means: ['commerce.e-commerce', 'commerce'],
    said: 'boutique en ligne, site marchand, vente en ligne, commerce en ligne, site de vente, commerce électronique',
  },
  {
    means: ['commerce.store-commerce', 'commerce'],
    said: 'magasins, magasin, caisses, caisse, commerce de détail, points de vente, point de vente, boutiques, boutique, encaissement en magasin',
  },
  {
    means: ['commerce.pricing-and-discounts'],
    said: 'remises, promotions, remise, prix de vente, prix, soldes',
  },
  {
    means: ['commerce.loyalty-programs'],
    said: 'fidélité, carte de fidélité, programme de fidélité, fidélisation',
  },
  {
    means: ['report-development', 'power-bi'],
    said: `
        rapports, rapport, tableaux de bord, tableau de bord, indicateurs, états, analyses, analyse de données,
        informatique décisionnelle, décisionnel, statistiques
      `,
  },
  {
    means: ['microsoft-fabric'],
    said: 'entrepôt de données, plateforme de données, lac de données',
  },
  {
    means: ['system-integration', 'azure-integration'],
    said: `
        interfaces, interface, intégration, intégrer, connecteurs, connecteur, synchronisation, synchroniser, flux de données,
        échange de données, connecter, relier, interfaçage, passerelle
      `,
  },
  { means: ['edi'], said: 'échange de données informatisé, échanges EDI, messages EDI' },
  {
    means: ['customization-development', 'fo-development'],
    said: `
        développement, développeur, développeurs, développements spécifiques, programmation, programmeur, spécifiques,
        développement sur mesure, sur mesure
      `,
  },
  {
    means: ['data-migration'],
    said: `
        migration de données, reprise de données, reprise des données, migration, migrer, anciennes données, importer des données,
        importation, transfert des données, ancien système, nettoyage des données, données de base
      `,
  },
  {
    means: ['fo-development.code-upgrade', 'business-central.migration', 'data-migration'],
    said: 'montée de version, mise à niveau, mise à jour, changement de version, mises à jour',
  },
  {
    means: ['training-support'],
    said: `
        formation, former, formations, formation des utilisateurs, formateur, formatrice, utilisateurs finaux, utilisateurs,
        utilisateurs clés, conduite du changement, guides utilisateurs, documentation
      `,
  },
  {
    means: ['business-process-analysis'],
    said: "cahier des charges, processus métier, analyse des besoins, analyse des processus, recueil des besoins, assistance à maîtrise d'ouvrage, AMOA",
  },
  {
    means: ['system-implementation'],
    said: 'déploiement, implémentation, chef de projet, direction de projet, mise en service, paramétrage',
  },
  {
    means: ['workflow-automation', 'power-automate'],
    said: `
        automatiser, automatisation, approbations, circuit de validation, validations, flux de travail, workflow de validation,
        tâches répétitives, circuits d'approbation, approbation
      `,
  },
  {
    means: ['power-apps', 'power-platform.canvas-apps'],
    said: 'application mobile, applications mobiles, application métier, application, applications',
  },
  {
    means: ['power-platform.power-pages', 'power-pages'],
    said: 'portail client, portail clients, portail fournisseurs, espace client, portail',
  },
  {
    means: ['power-platform.copilot-studio', 'copilot-studio'],
    said: 'agent conversationnel, intelligence artificielle, robot conversationnel, agents IA, IA',
  },
  {
    means: ['power-platform.ai-builder', 'ai-builder'],
    said: 'reconnaissance de documents, lecture automatique des factures, reconnaissance de texte',
  },
  {
    means: ['dataverse.data-modelling', 'power-platform.model-driven-apps'],
    said: 'modèle de données, formulaires',
  },
  {
    means: ['test-automation'],
    said: 'tests automatisés, tests de régression, recette, tester, automatisation des tests, tests',
  },
  {
    means: ['environments-alm'],
    said: 'environnements, livraisons logicielles, environnement de test',
  },
  {
    means: ['dataverse.security', 'environments-alm.governance'],
    said: "droits d'accès, habilitations, rôles, droits des utilisateurs",
  },
  {
    means: ['isv-solutions.document-management'],
    said: 'gestion documentaire, GED, archivage, gestion des documents',
  },
  {
    means: ['customer-service.unified-routing', 'contact-center.routing'],
    said: "mauvais agent, mauvais interlocuteur, mauvais service, mauvaise personne, routage, files d'attente, acheminement",
  },
  {
    means: ['customer-service.case-management', 'customer-service.unified-routing'],
    said: 'boîte partagée, boîte mail partagée, boîte aux lettres partagée',
  },
  { means: ['sales.accounts-and-contacts'], said: 'en double, contacts en double' },
  {
    means: ['field-service.connected-field-service'],
    said: 'capteurs, objets connectés, télésurveillance, alertes des machines',
  },
  {
    means: ['field-service.field-service-mobile'],
    said: 'hors ligne, sans réseau, application des techniciens, mode hors ligne, sans connexion',
  },
  {
    means: ['field-service.customer-assets'],
    said: 'parc installé, équipements des clients, historique des équipements',
  },
  {
    means: ['marketing.text-and-push-messages'],
    said: 'messages push, notifications push, textos',
  },
  {
    means: ['power-platform.desktop-flows', 'power-automate'],
    said: 'robots, robot logiciel, RPA, robotisation',
  },
  {
    means: ['human-resources.employee-and-manager-self-service'],
    said: 'portail salarié, portail des employés, libre-service des salariés',
  },
  {
    means: ['human-resources.personnel-management'],
    said: 'organigramme, postes, fiches de poste',
  },
  {
    means: ['supply-chain.transportation-management'],
    said: "fret maritime, conteneurs, coûts d'approche",
  },
  {
    means: ['supply-chain.production-control'],
    said: 'fabricant, recettes de fabrication, dates de péremption, formules',
  },
  { means: ['sales.sales-accelerator'], said: 'suivi des prospects, relances commerciales' },
  {
    means: ['fo-development.performance'],
    said: 'lenteurs, lenteur, performances, traitements par lots, temps de chargement, traitements de nuit',
  },
  {
    means: ['system-implementation', 'business-process-analysis'],
    said: 'architecte, deuxième avis, projet en difficulté, second avis',
  },
  { means: ['commerce.pricing-and-discounts'], said: "bons d'achat, chèques cadeaux, réductions" },
  { means: ['finance-operations.financial-reporting'], said: 'filiales, comptes du groupe' },
  {
    means: ['dataverse.security', 'power-platform.dataverse'],
    said: 'rôles de sécurité, sécurité des données',
  },
];
