import type { Vocabulary } from './vocabulary.ts';

export const commerceVocabulary: Vocabulary = [
  {
    means: ['commerce.store-commerce'],
    said: `
      till rolls, till freezes, tills offline, tills slow, till receipts, checkout tills, self checkout, cash drawer,
      cash counting, tender declaration, tender counting, tender types, float entry, close shift, shift close, open shift,
      shift report, x report, z report, store transactions, store statements, store operations, store manager, store staff,
      store associate, store sales, store systems, store devices, store hardware, store returns, store openings, new stores,
      store app, shop assistants, shop staff, shop managers, shop tills, shop systems, shop sales, physical stores,
      brick and mortar, cashier, cash office, sales associates, clienteling, button grids, receipt printers, receipt formats,
      receipt layout, gift receipts, card terminal, card reader, payment devices, pin pad, pinpad, emv, contactless payments,
      payment connector, peripherals, offline transactions, suspend transaction, void transaction, return without receipt,
      fiscal registration, ingenico, verifone, tablets in stores, retail stores, retail shops, restaurants tills, kiosks,
      shift in store, shift at till, till shift, close till, cash at till, cash difference, scan at till, pay at till,
      payment at till, queue at till, queues at checkout, checkout in store, store tills, shop checkout, sales in stores,
      sell in store, sell in shops, returns in store, receipts at till, print receipts, email receipts, refund at till,
      bank drop, store employees, staff in stores
    `,
  },
  {
    means: ['commerce.e-commerce'],
    said: `
      web store, webstore, e shop, eshop, internet shop, online sales, online orders, online ordering, online customers,
      online payments, online catalogue, product page, product reviews, product ratings, ratings and reviews,
      product recommendations, recommendations on website, product images, product photos, store front, shop website,
      site fragments, headless, seo, conversion rate, mobile shop, b2b shop, b2b store, b2c shop, b2c store, order online,
      sell online, wish list, wishlists, store locator, store selector, bazaarvoice, payment gateway, paypal, google pay,
      klarna, digital commerce, marketplaces, amazon orders, sitecore commerce, website orders, web orders,
      orders from website, buy online, shop online, internet orders, product website, website shop, sell through website,
      website with products, online b2b, shop pages, website search, cart, basket, payments online, pay online,
      website payments
    `,
  },
  {
    means: ['commerce.call-center-sales'],
    said: `
      telephone orders, orders by phone, orders by telephone, order takers, telesales, telephone sales, telemarketing,
      catalog orders, catalogue orders, catalogue mailing, catalog mailing, printed catalogue, printed catalog, order holds,
      order recap, continuity orders, continuity programs, continuity programme, instalment billing, installment billing,
      expedite orders, scripted selling, order scripts, home shopping, tv shopping, fax orders, fraud hold, order fraud,
      phone ordering, order hotline, telephone ordering, order desk, catalogue company, catalog company, catalogue business,
      catalog business, orders by post, postal orders
    `,
  },
  {
    means: ['commerce.catalogs-and-assortments'],
    said: `
      assortment, ranges per store, range planning, category manager, channel categories, channel catalogues, channel catalogs,
      channel hierarchy, channel products, navigation hierarchy, catalog publishing, catalogue publishing, publish catalog,
      publish catalogue, product catalogs, product catalogues, b2b catalogs, b2b catalogues, merchandiser, store hierarchy,
      planogram, buyers push, new collection, season collection, collections fashion, fashion collections, seasonal products,
      style matrix, retail kits, product kits, products per store, products per shop, products per channel, store range,
      shop range, summer range, winter range, seasonal range, catalogue per customer, catalog per customer
    `,
  },
  {
    means: ['commerce.pricing-and-discounts'],
    said: `
      price adjustment, price simulation, price components, price attributes, price rules, price engine, pricing management,
      pricing strategy, pricing manager, pricing team, price tags, price labels, shelf labels, shelf prices, price override,
      price matching, price per store, prices per region, wrong discounts, customer prices, contract prices, special prices,
      special offers, offers and promotions, promotional prices, promotion planning, promo codes, discount code, discount,
      discount engine, discount rules, discount concurrency, discounts stack, stacked discounts, discount priority,
      discount management, discount schemes, discount structure, quantity discount, threshold discounts, mix and match,
      tender discounts, line discount, multiline discount, total discount, volume discounts, employee discount, staff discount,
      affiliation discounts, bogof, voucher codes, clearance prices, margin pricing, trade promotions, trade allowance,
      rebate management, rebate agreements, customer rebates, rebate claims, royalties, price agreements, trade agreement,
      update prices, price updates, price mistakes, price calculation, offers in stores, campaign prices, discounted prices,
      discount wrong, discount not applied, promotions in stores, rebates to customers, retailer bonuses, price promotions,
      three for two, half price, customer discounts, dealer discounts, dealer prices
    `,
  },
  {
    means: ['commerce.loyalty-programs'],
    said: `
      loyalty scheme, loyalty program, loyalty programme, loyalty tiers, loyalty reward, loyalty members, loyalty membership,
      loyalty customers, loyalty app, loyalty club, loyalty balance, reward points, rewards program, rewards programme,
      reward scheme, rewards card, earn points, redeem points, redemption rules, redeem rewards, point redemption,
      points balance, points expire, points schemes, collect points, customer points, bonus points, bonus card, customer card,
      club card, club members, members club, membership card, vip customers, vip club, gift card, store credit, stamp cards,
      repeat customers, repeat purchases, customer loyalty, tier upgrade, affiliations, loyal customers, reward customers,
      customer club, points per purchase, points card, members discount, membership points, regular customers,
      bring customers back, club programme
    `,
  },
  {
    means: ['commerce.distributed-order-management'],
    said: `
      order orchestration, order routing, order allocation, order sourcing, order brokering, fulfilment rules,
      fulfillment rules, fulfilment groups, fulfillment groups, fulfilment profiles, fulfillment profiles, fulfilment plans,
      fulfillment plan, fulfilment optimisation, fulfillment optimization, fulfilment from stores, fulfillment from stores,
      fulfil from store, fulfil orders, store fulfilment, store fulfillment, dom solver, dom rules, dom processor,
      nearest store, nearest warehouse, ship from nearest, order split, split shipments, partial orders, partial shipments,
      partial fulfilment, offline fulfilment, reject orders, pick up in store, collect in store, bopis, bopus, curbside,
      kerbside collection, store pickup, order pickup, click and reserve, reserve and collect, reserve online, endless aisle,
      drop ship, dropship, omnichannel fulfilment, omnichannel fulfillment, omnichannel orders, oms, same day delivery,
      last mile delivery, backorders, deliver from store, delivery from stores, decide which warehouse, choose warehouse,
      allocate orders, route orders, order fulfilled, order from several warehouses, several warehouses orders,
      split deliveries, delivery from several locations, store as warehouse
    `,
  },
  {
    means: ['commerce.commerce-scale-unit'],
    said: `
      scale unit, sealed installer, rssu, channel database, channel db, channel data, channel sync, cdx,
      distribution schedule, distribution jobs, job 1070, job 9999, 9999 job, 1010 job, async service, async client,
      asynchronous client, realtime service, crt, retail api, commerce apis, offline database, store server, store database,
      database in store, stores go offline, store connectivity, store network down, sync stores, upload from stores,
      uploads stuck, upload sessions, download sessions, p jobs, p 0001, hardware profile, retail deployment,
      in store deployment, sales not uploaded, transactions from stores, transactions not uploaded, store sync,
      store synchronisation, store synchronization, internet down in store, store without internet, commerce backend,
      shop backend, channel setup, channel side
    `,
  },
  {
    means: ['commerce'],
    said: `
      retailer, retail chain, retail company, retail business, retail group, chain of shops, chain of stores,
      retail headquarters, retail modernisation, omnichannel retail, multichannel retail, franchise stores, franchisees,
      fashion retailer, department store, garden centre, convenience stores, retail rollout, store rollout
    `,
  },
];
