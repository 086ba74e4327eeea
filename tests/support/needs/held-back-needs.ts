import { readNeeds } from './need.ts';

/** The half of the needs that only measures: it is not read while the search is changed. `need.ts` says how rows are read and judged. */
export const heldBackNeeds = readNeeds(`
# en: products and what they are called
Business Central | business-central
Power Automate | power-automate, power-platform.cloud-flows, power-platform.desktop-flows
D365 Field Service | field-service
Copilot Studio agent builder | power-platform.copilot-studio, copilot-studio
Power Pages portal | power-platform.power-pages, power-pages
Dynamics 365 Human Resources | human-resources
X++ developer | fo-development, @viktor
EDI integration | edi, @jasper, @lucinda, @aisling
canvas app developer | power-platform.canvas-apps, power-apps
Asset Leasing | finance-operations.asset-leasing
Copilot in Sales | sales.copilot-in-sales
subscription billing in D365 Finance | finance-operations.subscription-billing, "subscription billing"

# en: plain business words, no product
match bank statement lines without typing | finance-operations.cash-and-bank-management, "bank reconciliation"
pickers and packers with hand scanners | supply-chain.warehouse-management, "warehouse picking"
how much to buy and make next month | supply-chain.master-planning, "demand forecasts"
keep the machines of a plant serviced | supply-chain.asset-management
quotes that become orders without retyping | sales.quotes-orders-and-invoices, @noah
predict the revenue of this quarter | sales.sales-forecasting
help articles that agents can trust | customer-service.knowledge-management
holiday requests and sick days | human-resources.leave-and-absence
points and rewards for regular shoppers | commerce.loyalty-programs
prove that people agreed to our mailings | marketing.consent-management, "consent records"
purchases need approval before they are ordered | supply-chain.procurement-and-sourcing
what does one unit really cost us | finance-operations.cost-accounting, @connie
receipts from business trips | finance-operations.expense-management
residents apply for a permit online | power-platform.power-pages, power-pages, @ignacio
teach our bookkeepers the new system | training-support + finance-operations
goods lie in three places and we cannot see them in one list | supply-chain.inventory-management

# en: troubles
stock value and ledger differ every month | @connie, supply-chain.inventory-management + finance-operations.general-ledger
planners do not trust the proposed orders | @beatriz, supply-chain.master-planning
sales reps refuse to use the CRM | @saoirse, @imogen, "user adoption"
opening one record takes nine seconds | @grace, "performance tuning"
flows fail and it takes weeks until anyone sees it | @felix, power-platform.cloud-flows
offers add up on one receipt and we lose margin | @ruairi, commerce.pricing-and-discounts
the dashboard takes five hours to refresh | @hannah, power-bi, power-platform.power-bi-reports
callers are passed from team to team | customer-service.unified-routing, "case routing"
payroll gets wrong figures after every reorganisation | @philippa, "payroll exports"
dispatcher cannot see who is free tomorrow | field-service.schedule-board, "field scheduling"
lots of agreed discounts that no manager approved | @noah, sales.quotes-orders-and-invoices

# en: typing errors
buisness central | business-central
dinamics 365 finanace | finance-operations
acounts payable automaton | finance-operations.accounts-payable
datavers | power-platform.dataverse, dataverse
consolidaton of compnies | finance-operations.financial-reporting, @priya
sales forcasting | sales.sales-forecasting
procurment | supply-chain.procurement-and-sourcing

# en: single words
warehouse | supply-chain.warehouse-management
reporting | power-bi, power-platform.power-bi-reports, finance-operations.financial-reporting, "reporting"
payroll | @philippa, human-resources, "payroll exports"
retail | commerce, "retail"
training | training-support
procurement | supply-chain.procurement-and-sourcing
migration | data-migration
telephony | customer-service.omnichannel-for-customer-service, contact-center, @diego

# en: long sentences
Eight people close six companies in spreadsheets, eliminate intercompany by hand and send the board pack on day twelve, which our new owners do not accept any more | @priya, @ottilie, finance-operations.financial-reporting
Half of the calls in our clinics are about appointments and could be handled by a menu in English and Spanish | @diego, customer-service.omnichannel-for-customer-service
We bought a competitor and have two CRM systems with nine years of history that have to become one over a weekend | @rafael, sales + data-migration
Every engineer has parts in the van, we do not know which, and each third visit is repeated because a part is missing | @gwendolyn, @callum, field-service.inventory-purchasing-and-returns
Orders arrive through six interfaces, and when one of them stops we learn it from angry customers | @aisling, azure-integration
The board wants one definition of margin by customer, with freight and rebates, that ties back to the ledger | @hannah, power-bi + finance-operations.financial-reporting
Department stores fine us for late shipping notices and the messages fail without a trace | @jasper, edi

# en: old product names
Axapta | finance-operations, supply-chain
Great Plains to Dynamics 365 Finance | finance-operations + data-migration
Adxstudio portal | @ignacio, power-platform.power-pages, power-pages
Common Data Service | power-platform.dataverse, dataverse
replace Unified Service Desk | customer-service.copilot-service-workspace
PSA time sheets | project-operations, finance-operations.project-management-and-accounting

# en: with conditions
Power BI, remote, under $110 an hour | power-bi, power-platform.power-bi-reports | works=remote, maxRate=110
finance consultant in London with at least 10 years of experience | finance-operations | city=London, minYears=10
marketing consultant who speaks German | marketing | language=de
sales trainer below 90 dollars an hour | sales + training-support | maxRate=90
HR system consultant, remote, 15+ years | human-resources | works=remote, minYears=15
CRM consultant who speaks Spanish | sales, customer-service | language=es
X++ developer on site in London | fo-development, @viktor | city=London, works=on-site
solution architect in Canada | @cyrus, "solution architect" | country=ca
maintenance management in a plant, on site in Atlanta | supply-chain.asset-management | city=Atlanta, works=on-site
IVR and voice, San Diego, on-site | @diego, customer-service.omnichannel-for-customer-service | city=San Diego, works=on-site
pipeline forecasting in Australia | sales.sales-forecasting | country=au
D365 Finance, between $100 and $110 per hour | finance-operations | minRate=100, maxRate=110
field service with over ten years, on site | field-service | minYears=10, works=on-site
e-commerce developer in Gothenburg | commerce.e-commerce | city=Gothenburg
reports for less than $80 an hour | power-bi, power-platform.power-bi-reports | maxRate=80

# en: out of scope, other vendors' products
SAP ABAP developer | -
Workday payroll configuration | -
Odoo developer | -
ServiceNow administrator | -
Shopify theme designer | -
Zendesk administrator | -

# en: out of scope, other work
plumber for a leaking pipe | -
iOS game programmer | -
AutoCAD draughtsman | -
tennis coach | -
Kubernetes cluster on AWS | -
electrician for our warehouse | -

# de: in own words
Lagerverwaltung mit Scannern | supply-chain.warehouse-management
Mahnwesen und offene Posten | finance-operations.credit-and-collections
Fertigungssteuerung für einen Maschinenbauer | supply-chain.production-control
Techniker bekommen ihre Aufträge noch auf Papier | field-service.field-service-mobile, field-service.work-orders
Angebote und Preislisten | sales.quotes-orders-and-invoices, sales.product-catalog
Power BI Berichte für die Geschäftsführung | power-bi, power-platform.power-bi-reports
Urlaubsanträge und Abwesenheiten | human-resources.leave-and-absence
Portal für unsere Händler | power-platform.power-pages, power-pages
Einkauf | supply-chain.procurement-and-sourcing

# de: with conditions
Lagerexperte in Hamburg | supply-chain.warehouse-management | city=Hamburg
Datenmigration vor Ort in Frankfurt | data-migration | city=Frankfurt, works=on-site

# de: out of scope, other vendors' products
SAP ABAP Entwickler | -

# de: out of scope, other work
Hochzeitsfotograf | -

# fr: in own words
la clôture mensuelle est trop longue | @priya, @ottilie, "month-end close"
gestion d'entrepôt | supply-chain.warehouse-management
rapprochement bancaire | finance-operations.cash-and-bank-management, "bank reconciliation"
prévisions de ventes | sales.sales-forecasting
portail pour nos clients | power-platform.power-pages, power-pages
tableaux de bord Power BI | power-bi, power-platform.power-bi-reports
caisses de magasin | commerce.store-commerce
maintenance préventive des machines | supply-chain.asset-management
coûts de transport et transporteurs | supply-chain.transportation-management
formation des utilisateurs | training-support

# fr: with conditions
spécialiste omnicanal à Lyon, en télétravail | customer-service.omnichannel-for-customer-service | city=Lyon, works=remote
intégration Azure, moins de 120 dollars de l'heure | azure-integration | maxRate=120

# fr: out of scope, other vendors' products
consultant SAP FI/CO | -

# fr: out of scope, other work
plombier pour une fuite d'eau | -

# es: in own words
gestión de almacenes | supply-chain.warehouse-management
conciliación bancaria | finance-operations.cash-and-bank-management, "bank reconciliation"
previsión de la demanda | supply-chain.master-planning, "demand forecasts"
mantenimiento de activos | supply-chain.asset-management
tienda en línea | commerce.e-commerce
migrar datos de otro CRM | @rafael, sales + data-migration
vacaciones y ausencias | human-resources.leave-and-absence
aplicaciones sin programar | power-apps, power-platform.canvas-apps
activo fijo y amortización | finance-operations.fixed-assets

# es: with conditions
consultor de CRM que hable español | sales, customer-service | language=es
telefonía, presencial en San Diego | @diego, customer-service.omnichannel-for-customer-service | city=San Diego, works=on-site

# es: out of scope, other vendors' products
desarrollador Odoo | -

# es: out of scope, other work
fotógrafo de bodas | -

# nl: in own words
de maandafsluiting duurt te lang | @priya, @ottilie, "month-end close"
inkoopfacturen automatisch verwerken | finance-operations.accounts-payable
vaste activa en afschrijving | finance-operations.fixed-assets
productieplanning | supply-chain.master-planning, supply-chain.production-control
monteurs plannen op een planbord | field-service.schedule-board, "field scheduling"
offertes en orders | sales.quotes-orders-and-invoices
klantportaal | power-platform.power-pages, power-pages, "customer portals"
verlof en verzuim | human-resources.leave-and-absence
rapportages in Power BI | power-bi, power-platform.power-bi-reports
nieuwsbrieven versturen | marketing.email-marketing

# nl: with conditions
Power Apps ontwikkelaar, maximaal 100 dollar per uur | power-apps, power-platform.canvas-apps | maxRate=100
marketingconsultant die Duits spreekt | marketing | language=de

# nl: out of scope, other vendors' products
Odoo ontwikkelaar | -

# nl: out of scope, other work
loodgieter gezocht | -
`);
