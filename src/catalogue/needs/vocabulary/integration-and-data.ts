import type { Vocabulary } from './vocabulary.ts';

/** Joining systems, moving data, interfaces. */
export const integrationAndDataVocabulary: Vocabulary = [
  {
    means: ['azure-integration', 'system-integration'],
    said: `
      integration platform, integration architecture, integration architect, integration developer, integration layer,
      integration monitoring, integration hub, integration middleware, integration patterns, integration strategy,
      integration design, integration between erp and, integration services, integration runtime, integration account, ipaas,
      esb, message bus, message broker, message queue, messages lost, message processing, messages stuck, dead letter,
      dead lettered, retry policy, event driven, event hub, publish subscribe, pub sub, logic app, azure function,
      function app, function apps, durable functions, serverless, data factory, adf, data pipeline, blob storage,
      azure storage, azure sql, azure synapse, key vault, managed identity, app registration, service principal, oauth,
      azure architecture, azure cloud, azure developer, azure services, azure subscription, azure costs, azure monitor,
      application insights, app insights, hybrid connection, vpn gateway, express route, file transfer, ftp, flat file,
      xml files, xml messages, idoc, canonical model, nightly interface, nightly sync, batch integration, point to point,
      spaghetti interfaces, kafka, rabbitmq, data events, recurring integrations, package api, message exchange,
      exchange messages, exchange data, exchange files, exchange orders, electronic orders, order messages,
      interfaces to customers, interfaces to suppliers, cloud integration, hybrid integration, on premise to cloud,
      middleware replacement, replace middleware, monitoring of interfaces, interfaces fail, azure, cloud hosting,
      cloud services, entra id, active directory, single sign on, sso, identity management, multi factor
    `,
  },
  {
    means: ['system-integration', 'azure-integration'],
    said: `
      system interfaces, interface errors, interface between systems, interface monitoring, connect erp, connect crm,
      connect webshop, external systems, two systems, systems do not talk, synchronisation, synchronization, sync errors,
      sync failing, sync issues, initial sync, prospect to cash, data integrator, crm to erp, erp and crm, integrate with sap,
      bank api, system landscape, application landscape, bidirectional sync, two way sync, bi directional, customer sync,
      stock sync, integrate systems, integrate crm, integrate erp, integrate website, integrate webshop, systems connected,
      connect applications, connect website, connect software, data between systems, transfer data between, pass data,
      type between systems, customers in both systems, data exchange, link systems, link crm, link erp
    `,
  },
  {
    means: ['api-development', 'azure-integration'],
    said: `
      api gateway, api security, api design, api developer, api documentation, api endpoints, api errors, api calls, api limits,
      api throttling, api timeouts, api keys, api proxy, api versioning, api access, api backend, apis for partners, public api,
      open api, openapi, swagger, rest apis, rest interface, rest service, restful, soap service, soap endpoint, graphql,
      json payload, json api, json messages, custom api, custom services, custom actions, web service, web api, web hook,
      rate limiting, http 429, http 500, unauthorized 401, access tokens, token expired, oauth token, postman, microservices
    `,
  },
  {
    means: ['data-migration'],
    said: `
      migrate data, move data, data move, data mapping, map data, data conversions, data cleanup, clean data, data validation,
      data transformation, data extraction, data templates, data packages, data project, data import, bulk import, mass import,
      mass upload, mass update, excel upload, excel import, csv import, csv upload, csv files, import files, import from excel,
      import templates, import errors, data management, entity import, entity export, staging tables, composite entities,
      configuration data, configuration migration, migration tool, migration plan, migration strategy, migration approach,
      migration scripts, migration errors, migration fails, migration run, migration rehearsal, migration cycles,
      migration from legacy, migration of customers, mock migration, trial migration, trial load, test loads, test migration,
      load data, historic data, historical data, history data, history migration, old data, data archive, archive data,
      data history, legacy records, mdm, data governance, data owners, data ownership, data steward, duplicate data,
      data duplicates, incomplete data, bad data, data audit, database migration, migrate database, document migration,
      attachment migration, migrate attachments, migrate documents, crm migration, merge databases, data carve out, divestiture,
      addresses validation, migrate customers, migrate items, migrate records, migrate history, migrate from excel,
      move customers, data takeover, bring data over, load balances, load customers, load items, import customers,
      import contacts, import records, import products, import orders, import vendors, import suppliers, import lists,
      upload data, upload excel, upload records, clean addresses, deduplicate, deduplication, mapping of fields, field mapping,
      old database, legacy database, years of data
    `,
  },
];
