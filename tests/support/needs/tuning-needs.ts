import { readNeeds } from './need.ts';

/** The half of the needs that the search may be improved with. `need.ts` says how rows are read and judged. */
export const tuningNeeds = readNeeds(`
# en: products and what they are called
D365 Finance general ledger consultant | finance-operations.general-ledger
Power BI developer for management reports | power-bi, power-platform.power-bi-reports
Customer Insights Journeys | marketing.real-time-journeys
Dynamics 365 Commerce point of sale | commerce.store-commerce
Dataverse architect | power-platform.dataverse, dataverse
Omnichannel for Customer Service | customer-service.omnichannel-for-customer-service
D365 SCM master planning | supply-chain.master-planning
dual-write | dual-write, @mireille, @noah, "dual-write"
Azure Logic Apps and Service Bus | azure-integration
AI Builder document processing | power-platform.ai-builder, ai-builder
D365 transportation management | supply-chain.transportation-management
unified routing set-up | customer-service.unified-routing

# en: plain business words, no product
chase customers who pay late | finance-operations.credit-and-collections
suppliers ring to ask when they get paid | finance-operations.accounts-payable
choose the carrier for each load | supply-chain.transportation-management
recipes, batches and best-before dates | supply-chain.production-control, @tariq
technicians get their jobs on a phone | field-service.field-service-mobile, field-service.work-orders
price lists and bundles for the sales team | sales.product-catalog, "price lists"
answer the phones in a call centre | customer-service.omnichannel-for-customer-service, contact-center
promised response times for tickets | customer-service.service-level-agreements
yearly pay rises with a budget for each manager | human-resources.compensation-management
web shop with live stock levels | commerce.e-commerce
which enquiries should sales call first | marketing.lead-scoring, sales.lead-management
count a part of the stock each week | supply-chain.inventory-management, @hamish
write off buildings and vehicles over the years | finance-operations.fixed-assets
bill construction jobs by milestone | finance-operations.project-management-and-accounting, project-operations
move everything out of our old system | data-migration
a person on our side of the table against the software partner | @bronwen

# en: troubles
month end takes us nine working days | @priya, @ottilie, "month-end close"
our newsletters end up in the junk folder | @tomasz, marketing.email-marketing, "email deliverability"
syncing the engineers' phones takes fifteen minutes | @callum, field-service.field-service-mobile
customers are out of step between sales and finance | @mireille, dual-write, "dual-write"
batch jobs run the whole night | @viktor, "performance tuning"
the same customer is in the database three times | @rafael, @mireille, "data quality", "master data"
hauliers charge us twice for the same trip | @lucinda, supply-chain.transportation-management
the bot never hands over to a person | @olumide, power-platform.copilot-studio, copilot-studio
we have 70 security roles and cannot say why | @adaeze, dataverse, "security roles"
the workshop cuts parts from outdated drawings | @gunther
sensors raise false alarms at night | @marcus, field-service.connected-field-service

# en: typing errors
powr bi dashbord | power-bi, power-platform.power-bi-reports
warehose managment | supply-chain.warehouse-management
custmer service case managment | customer-service.case-management
feild service mobile | field-service.field-service-mobile
powerapps canvass app | power-platform.canvas-apps, power-apps
e-invoceing france | finance-operations.tax, "electronic invoicing"
loyality programme | commerce.loyalty-programs

# en: single words
CRM | sales, customer-service
ERP | finance-operations, supply-chain, business-central
VAT | finance-operations.tax
chatbot | power-platform.copilot-studio, copilot-studio, @olumide
IoT | field-service.connected-field-service
leads | sales.lead-management, marketing.lead-scoring
integrations | azure-integration
HR | human-resources

# en: long sentences
We make food in three plants and need two days of paper to trace a batch; before the next audit we want to follow a sack of flour to the pallet within minutes | @tariq, supply-chain.production-control
We sell service contracts for lifts and each quote takes two days of e-mails, so we want rules that put the right packages together | @noah, sales.product-catalog
Since the consultants left, only a third of the team logs in and the sales director is back in Excel, so we need a person who sits down with people | @saoirse, @imogen
Our citizens should apply for permits on the web, pay there and see the status, and blind people must be able to use it | @ignacio, power-platform.power-pages, power-pages
We have collected addresses for ten years and our lawyer wants to see proof of consent for each newsletter | @anneke, marketing.consent-management
Orders from our web shop should leave from the nearest store that has the goods | @linnea, commerce.distributed-order-management
We run four chilled warehouses and pickers walk ten kilometres a shift, which cannot be right | @hamish, supply-chain.warehouse-management

# en: old product names
AX 2012 upgrade with thousands of changed objects | @viktor, fo-development
Navision | business-central
CRM 2011 to the cloud | @rafael, sales + data-migration
Microsoft Flow | power-automate, power-platform.cloud-flows
Power Virtual Agents | power-platform.copilot-studio, copilot-studio
Management Reporter | finance-operations.financial-reporting

# en: with conditions
warehouse consultant in Edinburgh | supply-chain.warehouse-management | city=Edinburgh
field service consultant on site in Cardiff | field-service | city=Cardiff, works=on-site
French-speaking tax consultant | finance-operations.tax | language=fr
data migration lead in Frankfurt | data-migration | city=Frankfurt
customer service consultant in the UK, available now | customer-service | country=uk, availability=available
Commerce consultant, London, hybrid | commerce | city=London, works=both
Power Automate developer in Berlin | power-automate, power-platform.cloud-flows, power-platform.desktop-flows | city=Berlin
demand planning, United States only | supply-chain.master-planning | country=us
Power Apps, 95 USD per hour at most | power-apps, power-platform.canvas-apps | maxRate=95
IFRS 16 specialist in Stockholm | finance-operations.asset-leasing | city=Stockholm
programme manager in London, 15 years or more | @bronwen | city=London, minYears=15
interface developer in Seattle under 130 USD an hour | azure-integration | city=Seattle, maxRate=130
invoice capture, fully remote, can start immediately | finance-operations.accounts-payable | works=remote, availability=available
bot builder in the UK for less than $110 an hour | power-platform.copilot-studio, copilot-studio, @olumide | country=uk, maxRate=110
email deliverability expert in Leeds | @tomasz, marketing.email-marketing | city=Leeds

# en: out of scope, other vendors' products
SAP FI/CO consultant | -
Salesforce Apex developer | -
NetSuite administrator | -
Oracle E-Business Suite database administrator | -
HubSpot onboarding | -
WordPress plugin developer | -

# en: out of scope, other work
wedding photographer | -
Java Spring Boot developer | -
forklift driver for the night shift | -
translator for legal contracts | -
yoga teacher for our office | -
logo and brand design | -

# de: in own words
Monatsabschluss dauert neun Tage | @priya, @ottilie, "month-end close"
Eingangsrechnungen automatisch verarbeiten | finance-operations.accounts-payable
Anlagenbuchhaltung | finance-operations.fixed-assets
Datenübernahme aus Navision | data-migration
unser Vertrieb benutzt das CRM nicht | @saoirse, @imogen, "user adoption"
Einwilligungen für den Newsletter nachweisen | marketing.consent-management
Zahlungsverkehr mit der Bank | finance-operations.cash-and-bank-management, @aisling
Kassen in unseren Filialen | commerce.store-commerce
Schulung der Buchhaltung | training-support + finance-operations
X++ Entwickler gesucht | fo-development, @viktor

# de: with conditions
Power Automate Entwickler, remote, höchstens 110 Dollar pro Stunde | power-automate, power-platform.cloud-flows, power-platform.desktop-flows | works=remote, maxRate=110
ERP-Berater in München mit mindestens 15 Jahren Erfahrung | finance-operations, supply-chain, business-central | city=Munich, minYears=15

# de: out of scope, other vendors' products
Salesforce Administrator | -

# de: out of scope, other work
Klempner gesucht | -

# fr: in own words
facturation électronique obligatoire | finance-operations.tax, "electronic invoicing"
factures fournisseurs saisies à la main | finance-operations.accounts-payable
relancer les clients qui paient en retard | finance-operations.credit-and-collections
service client : tickets et délais de réponse | customer-service.case-management, customer-service.service-level-agreements
reprise de données d'un ancien ERP | data-migration
congés et absences | human-resources.leave-and-absence
programme de fidélité | commerce.loyalty-programs
techniciens sans réseau sur le terrain | field-service.field-service-mobile, @callum
immobilisations | finance-operations.fixed-assets

# fr: with conditions
consultant fiscal à Paris | finance-operations.tax | city=Paris
consultant marketing qui parle français | marketing | language=fr

# fr: out of scope, other vendors' products
développeur Salesforce Apex | -

# fr: out of scope, other work
photographe de mariage | -

# es: in own words
el cierre contable mensual es lento | @priya, @ottilie, "month-end close"
facturas de proveedores en papel | finance-operations.accounts-payable
cobro a clientes morosos | finance-operations.credit-and-collections
fábrica de alimentos con lotes y caducidad | supply-chain.production-control, @tariq
atención al cliente por teléfono y chat | customer-service.omnichannel-for-customer-service
oportunidades de venta | sales.opportunity-management
informes de Power BI | power-bi, power-platform.power-bi-reports
nuestros correos llegan a la carpeta de spam | @tomasz, marketing.email-marketing, "email deliverability"
compras y aprobación de pedidos | supply-chain.procurement-and-sourcing
formación de usuarios | training-support

# es: with conditions
consultor de planificación en Austin | supply-chain.master-planning | city=Austin
Power BI en remoto por menos de 100 dólares la hora | power-bi, power-platform.power-bi-reports | works=remote, maxRate=100

# es: out of scope, other vendors' products
administrador de NetSuite | -

# es: out of scope, other work
clases de guitarra | -

# nl: in own words
magazijnbeheer | supply-chain.warehouse-management
debiteurenbeheer en aanmaningen | finance-operations.credit-and-collections
voorraad klopt niet met het grootboek | @connie, supply-chain.inventory-management + finance-operations.general-ledger
transport en vervoerders | supply-chain.transportation-management
klantenservice met chat en telefoon | customer-service.omnichannel-for-customer-service
leads opvolgen | sales.lead-management
datamigratie uit Navision | data-migration
kassa's in onze winkels | commerce.store-commerce
gebruikers opleiden | training-support

# nl: with conditions
magazijnspecialist op locatie in Edinburgh | supply-chain.warehouse-management | city=Edinburgh, works=on-site
financieel consultant in Londen met minstens 10 jaar ervaring | finance-operations | city=London, minYears=10

# nl: out of scope, other vendors' products
Workday consultant | -

# nl: out of scope, other work
trouwfotograaf | -
`);
