import type { Vocabulary } from './vocabulary.ts';

/** Supply chain: products, what is made, planned and kept running. */
export const productsAndProductionVocabulary: Vocabulary = [
  {
    means: ['supply-chain.product-information-management'],
    said: `
      product master, product data, product attributes, product categories, category hierarchies, product creation,
      create products, release products, product dimensions, product templates, product lifecycle, product numbers,
      product names, product nomenclature, product relationships, configurable products, variants, size and colour,
      size and color, colors and sizes, sku, skus, item numbers, item data, item creation, item maintenance, item setup,
      item attributes, item groups, item descriptions, product descriptions, engineering products, engineering versions,
      product versions, product structure, plm, cad integration, bundles, kitting, gtin, ean codes, upc codes, create items,
      set up products, article numbers, article master, article data, product codes, attributes of products, configure products,
      configurable machines, custom products, technical drawings, product specification, engineering data,
      engineering department, engineering bom
    `,
  },
  {
    means: ['supply-chain.production-control'],
    said: `
      production floor, production line, production process, production reporting, production status, production feedback,
      production journals, production manager, production supervisor, production costs, production output,
      production performance, production data, production batches, production staff, production workers, production run,
      production groups, production pools, production posting, finished goods, raw materials, material consumption,
      material issue, issue materials, semi finished, semifinished goods, subassemblies, routings, operations resources,
      work centre, work centers, machine hours, machine capacity, machine downtime, machine operators, machine time, setup time,
      cycle times, takt time, oee, manufacturing execution, mes integration, factory floor, factory workers, plant manager,
      plant floor, subcontracting, subcontractors production, outside processing, batch orders, batch sheet, batch production,
      process industry, formula management, formula versions, byproducts, potency, active ingredients, allergens, blending,
      scrap reporting, scrap rate, scrap percentage, rework orders, flushing principle, lean production, value stream,
      engineer to order, configure to order, project manufacturing, manufacturing orders, manufacturing plant,
      manufacturing process, piece rates, work instructions, operations scheduling, assembly, plan and produce,
      production sites, production machines, production stops, production delays, production late, production slow,
      production tracking, track production, record production, report production, register production, machine shop,
      workshop orders, manufacture products, manufacturing software, operators on machines, operators terminals, night shift,
      production shift, shifts in factory, batch sizes, yield, consumption of materials, food production, food manufacturing,
      chemical production, scrap costs, wip in production, job shop, waste in production
    `,
  },
  {
    means: ['supply-chain.master-planning'],
    said: `
      demand planner, demand signals, demand sensing, ddmrp, decoupling points, demand management, demand peaks,
      forecast models, forecast consumption, reduction keys, baseline forecast, statistical forecast, inventory forecast,
      stock forecasting, stock planning, supply planning, supply forecast, supply and demand, s and op, master plan,
      dynamic plan, static plan, regenerative planning, net requirements, gross requirements, requirement planning,
      material planning, material requirements, auto firming, action messages, futures messages, calculated delays,
      coverage groups, coverage planning, item coverage, minimum stock, maximum stock, reorder level, reorder quantity,
      reordering, auto reorder, replenishment, restocking, buffer stock, stock outs, stockouts, order proposals,
      planning parameters, planning horizon, production planning, capacity planning, capacity constraints, finite capacity,
      infinite capacity, bottlenecks, capable to promise, ctp, available to promise, atp, order promising, pegging,
      explosion of orders, intercompany planning, mto, mts, seasonal demand, plan production, plan materials, plan purchasing,
      plan stock, plan demand, planning run, planning takes hours, planning slow, run planning, forecast products,
      order too late, too little stock, running out of stock, run out of materials, missing materials, missing components,
      low stock, stock cover, seasonal planning, seasonal stock, production capacity, planning department, planning in excel
    `,
  },
  {
    means: ['supply-chain.asset-management'],
    said: `
      maintenance requests, maintenance schedule, maintenance checklists, maintenance costs, maintenance team,
      maintenance manager, maintenance workers, maintenance technicians, maintenance crew, maintenance engineers,
      maintenance history, maintenance sequences, maintenance rounds, maintenance budget, maintenance stops,
      maintenance forecast, maintenance of machines, machine maintenance, equipment maintenance, vehicle maintenance,
      fleet maintenance, factory maintenance, facility maintenance, facilities management, building maintenance,
      corrective maintenance, reactive maintenance, condition monitoring, condition assessment, fault symptoms,
      fault management, fault causes, fault remedies, machine faults, machine breakdowns, machine failures, equipment failures,
      equipment breakdowns, plant equipment, production equipment, equipment register, machine register, plant assets,
      physical assets, asset hierarchy, asset lifecycle, asset types, asset criticality, asset uptime, asset reliability,
      asset inspections, asset condition, asset installation, asset maintenance, asset performance, asset locations,
      infrastructure assets, lubrication, calibration, mtbf, mttr, vehicle fleet, fleet management, cmms,
      computerised maintenance, pumps and valves, safety permits, permits to work, shutdown planning, turnaround planning,
      maintain machines, maintain equipment, maintain assets, repair machines, machines break, machine repairs,
      machines stand still, broken machines, downtime, fault reports, equipment inspections, plant engineers,
      technical department, maintenance software, vehicles and equipment, fleet of vehicles, rolling stock, power plants,
      pipelines and pumps, wind farms, water treatment
    `,
  },
];
