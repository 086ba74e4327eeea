import type { Vocabulary } from './vocabulary.ts';

/** What developers make and mend, and what is printed. */
export const developmentVocabulary: Vocabulary = [
  {
    means: ['customization-development', 'finance-operations'],
    said: `
      ax code, extension of classes, event handlers, table extension, form extension, upgrade code, code merge, sysoperation,
      runbase, batch class, batch framework, batch server, batch group, batch tasks, security privileges, security duties,
      duties and privileges, segregation of duties, label files, edt, aot, deployable package, build pipeline, build server,
      build machine, build vm, dev box, dev environment, dev machine, development vm, tier 2, lcs project, lcs environments,
      database refresh, database restore, refresh sandbox, sandbox refresh, package deployment, trace parser, sql indexes,
      missing index, slow query, database performance, table locks, d365fo performance, erp slow, erp performance,
      system slow, slow system, system performance, platform update, quality update, release wave, feature management,
      batch runs, overnight batch, overnight jobs, nightly batch, nightly jobs, batch fails, system freezes, system crashes,
      system hangs, system times out, timeouts, database slow, database locks, tuning, update breaks, update broke,
      upgrade breaks, updates every month, mandatory updates, test every update, tables extended, roles and duties
    `,
  },
  {
    means: ['customization-development'],
    said: `
      component control, custom control, react control, react components, js errors, client script, xrm page, xrm webapi,
      deprecated apis, typescript, plug in error, plug in fails, plug in trace, plug in registration, plug in code,
      plug in exception, workflow assembly, dot net, dotnet, net developer, net framework, visual studio, source control,
      version control, git repository, github actions, devops, ci cd, cicd, continuous integration, continuous deployment,
      automated deployment, release pipeline, release automation, pull requests, code review, code quality, code base,
      codebase, refactoring, technical debt, spaghetti code, undocumented code, nobody knows code, developer left,
      previous developer, customisations, customizations, heavily customised, heavily customized, customised crm,
      custom fields, custom button, custom screen, custom logic, custom module, custom solution, bespoke solution,
      bespoke code, extend standard, extensions of standard, unit tests, ui tests, performance bottleneck, memory leak,
      exception in code, debug, bug fixes, bugfixing, hotfix, hot fix, add on development, appsource, fetch xml, plugin,
      script errors, business logic, code does not work, code errors, error in code, old code, inherited code, rewrite code,
      code written by, control on form, custom component, button on form, custom page, customize crm, customise forms,
      customize forms, extend crm, extend erp, extend d365, modifications, modified code, system modified, release management,
      deployment automation, testing tool
    `,
  },
  {
    means: ['custom-development', 'customization-development'],
    said: `
      bespoke software, bespoke application, custom software, custom application, web application, full stack,
      backend developer, backend development, frontend developer, frontend development, software developer,
      software development, software engineer, software architecture, software architect, react developer, node js,
      python scripts, rewrite application
    `,
  },
  {
    means: ['report-development', 'customization-development'],
    said: `
      report layout, report design, report developer, report writer, report templates, report builder, report parameters,
      paginated report, rdl, rdp class, sql reports, custom report, document template, document generation, print layouts,
      print management, printed invoices, printed forms, printed reports, printouts, print outs, printing problems,
      network printers, printer setup, invoice design, invoice template, invoice logo, label layout, pdf documents,
      pdf generation, generate pdf, pdf layout, word template, excel templates, mail merge, letter templates, lasernet,
      er templates, logo on documents, jet reports, dynamics reports, reports missing, list of reports, operational reports,
      invoice form, invoice print, invoice pdf, invoice looks, documents printed, document design, document formats,
      label design, letter layout, letterhead, company logo, logo on invoices, report on paper, printed labels,
      report times out, report timeout, report fails, report shows, old reports, rebuild reports, build reports, new reports,
      write reports, standard reports, report in crm
    `,
  },
  {
    means: ['mobile-app-development', 'power-apps'],
    said: `
      android, ios app, ios apps, iphone app, ipad app, smartphone app, smartphone, tablet apps, app for phones,
      app for tablets, phone apps, app store, google play, native app, native apps, flutter, react native, xamarin,
      mobile application, mobile developer, intune, app for customers, customer app, mobile users, app for iphone, app for ipad,
      mobile solution, mobile phone, mobile access, mobile version, tablets, app for drivers, driver app
    `,
  },
];
