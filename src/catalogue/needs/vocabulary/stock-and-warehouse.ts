import type { Vocabulary } from './vocabulary.ts';

/** Supply chain: stock, the warehouse, carriage and buying. */
export const stockAndWarehouseVocabulary: Vocabulary = [
  {
    means: ['supply-chain.inventory-management'],
    said: `
      movement journal, adjustment journal, counting journal, transfer journal, transfer orders, tag counting, stock accuracy,
      stock adjustment, stock ageing, stock availability, stock control, stock discrepancies, stock differences, stock figures,
      stock in transit, goods in transit, stock movements, stock on hand, stock quantities, stock reservation, stock transfer,
      stock turnover, stock valuation, stock value, stock variances, stock visibility, stock write off, stock does not match,
      stock missing, stock records, stock reports, physical count, obsolete stock, excess stock, surplus stock, overstock,
      quantity on hand, on hand list, available stock, item reservation, batch tracking, batch attributes, batch disposition,
      serialised items, serialized items, tracking dimensions, storage dimensions, shelf life, best before dates, quarantine,
      consignment, unit conversions, units of measure, moving average, fifo, fefo, nonconformance, non conformance,
      quality control, quality management, quality tests, certificates of analysis, count stock, check stock, stock check,
      stock list, stock shows, wrong stock, stock errors, stock losses, lost stock, reserve stock, stock system, move stock,
      stock between warehouses, transfer between warehouses, transfer between sites, item tracking, track batches, expiry,
      expiration dates, cost of goods, value of stock, return orders, returns process, product returns, customer returns,
      returned goods, quality checks, quality issues, quality department, inspect goods
    `,
  },
  {
    means: ['supply-chain.warehouse-management'],
    said: `
      forklift, fork lift, pallet, palletising, racking, aisles, cross docking, loading dock, dock doors, goods receipt,
      goods receiving, goods reception, receiving dock, receiving area, inbound receiving, inbound loads, inbound deliveries,
      outbound loads, outbound shipments, outbound deliveries, replenishment of locations, cartonisation, cartonization,
      container building, shipping labels, label printing, zebra printers, zpl labels, rf guns, rf scanners, rf devices,
      mobile scanners, scanning app, work templates, work pools, conveyor, slotting, location profile, licence plate,
      reservation hierarchy, wave processing, wave stuck, load building, staging area, staging locations, staging lanes,
      mispicks, distribution centre, distribution center, fulfilment centre, fulfillment center, cold store, cold storage,
      high bay, yard management, asn receiving, storeman, storemen, store keepers, storekeeper, stockroom, unloading,
      loading bay, load trucks, receive goods, goods arrive, store goods, scan items, bins, wrong location, items misplaced,
      walk routes, outbound orders, dispatch orders
    `,
  },
  {
    means: ['supply-chain.transportation-management'],
    said: `
      carrier integration, carrier rates, carrier selection, carrier invoices, carrier services, courier, rate shopping,
      rate engine, rate masters, rating and routing, route workbench, haulage, haulier, lorry, truck loads, truckloads,
      truck drivers, delivery drivers, delivery routes, delivery planning, delivery vans, delivery tracking, track deliveries,
      tracking numbers, parcel, proof of delivery, transport planning, transport costs, transport management, transport manager,
      transport orders, transport tenders, load planning, load consolidation, hub consolidation, route guides,
      dock appointments, waybill, consignment notes, cmr, export documents, import documents, export declarations,
      customs declarations, customs clearance, customs broker, commodity codes, incoterms, container tracking, voyages,
      shipping containers, shipping costs, shipping rates, shipping carriers, shipping software, shipping manifest,
      logistics costs, logistics provider, logistics planner, dangerous goods, hazardous goods, hazardous materials, fedex, dhl,
      dpd, multi carrier, transport, transportation, hauling, ship goods, ship orders, ship products, ship worldwide, shipments,
      plan loads, plan deliveries, plan transports, choose carrier, cheapest carrier, compare carriers, delivery costs,
      delivery fleet, delivery trucks, late deliveries, outbound logistics, inbound logistics, customs papers,
      customs documents, customs paperwork, import duties
    `,
  },
  {
    means: ['supply-chain.procurement-and-sourcing'],
    said: `
      purchase requests, purchase agreements, purchase contracts, purchase prices, purchase catalog, purchase catalogue,
      purchase returns, blanket orders, call off orders, framework agreements, framework contracts, punchout,
      external catalogues, external catalogs, request for quotation, request for quote, rfq, supplier quotes, vendor quotes,
      vendor bids, supplier bids, bid comparison, compare bids, tendering, strategic sourcing, sourcing events, vendor master,
      vendor onboarding, vendor registration, vendor requests, vendor invitation, vendor evaluation, vendor rating,
      vendor scorecard, vendor performance, vendor approval, approved vendors, vendor certifications, vendor contracts,
      vendor management, vendor catalogues, vendor catalogs, supplier management, supplier performance, supplier evaluation,
      supplier rating, supplier registration, supplier contracts, supplier prices, supplier catalogues, supplier collaboration,
      supplier scorecards, buyer groups, spend analysis, spend management, indirect spend, direct materials, product receipts,
      purchase to pay, source to pay, p2p, buying process, buying team, pos to suppliers, order from suppliers, order materials,
      buy materials, buy goods, buy from suppliers, supplier orders, late suppliers, choose suppliers, compare suppliers,
      supplier offers, supplier data, supplier master, supplier list, supplier agreements, new suppliers, approve suppliers,
      vendor data, vendor list, uncontrolled spending, purchase budget, ordering process, order goods, office supplies
    `,
  },
  {
    means: ['supply-chain.procurement-and-sourcing', 'workflow-automation'],
    said: `
      purchase approval, approve purchases
    `,
  },
];
