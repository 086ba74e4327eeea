import type { Vocabulary } from '../../needs/vocabulary/vocabulary.ts';

/** Spanish: finance, projects, warehouses and production. */
export const spanishFinanceAndSupplyChain: Vocabulary = [
  {
    means: ['finance-operations.general-ledger'],
    said: `
        libro mayor, plan contable, plan de cuentas, asientos, asientos contables, contabilidad general, diarios contables,
        dimensiones financieras, ejercicio contable, balance de comprobación, provisiones, periodificaciones, intercompañía,
        entidades legales, saldos iniciales, cuentas contables
      `,
  },
  {
    means: ['finance-operations.general-ledger', 'finance-operations'],
    said: 'contabilidad, contable, contables, contador, finanzas, financiero, área financiera, departamento financiero',
  },
  {
    means: ['finance-operations.general-ledger', 'finance-operations.financial-reporting'],
    said: `
        cierre, cierre mensual, cierre contable, cierre anual, cierre de mes, cerrar el mes, fin de mes, consolidación,
        cuentas consolidadas, cerrar los libros, cierres
      `,
  },
  {
    means: ['finance-operations.financial-reporting'],
    said: `
        balance de situación, estados financieros, cuenta de resultados, informes financieros, cuentas anuales,
        pérdidas y ganancias, reportes financieros
      `,
  },
  {
    means: ['finance-operations.accounts-payable'],
    said: `
        cuentas por pagar, proveedores por pagar, facturas de proveedores, facturas de compra, pago a proveedores,
        pagos a proveedores, pagar a los proveedores, aprobación de facturas, remesas de pago, facturas recibidas,
        contabilidad de proveedores, cuentas a pagar, pagos, registro de facturas
      `,
  },
  {
    means: ['finance-operations.accounts-receivable'],
    said: `
        cuentas por cobrar, facturas de clientes, facturación, facturas de venta, cuentas a cobrar, facturas emitidas,
        contabilidad de clientes
      `,
  },
  {
    means: ['finance-operations.credit-and-collections'],
    said: `
        cobros, cobro, cobranza, cobranzas, impagos, impagados, morosos, morosidad, reclamación de pagos, límite de crédito,
        facturas vencidas, facturas pendientes, clientes pagan tarde, recordatorios de pago, gestión de cobros,
        pagan tarde, facturas impagadas, cartera vencida, recobro
      `,
  },
  {
    means: ['finance-operations.cash-and-bank-management'],
    said: `
        tesorería, conciliación bancaria, conciliaciones bancarias, extractos bancarios, bancos, banco, cuentas bancarias,
        flujo de caja, previsión de tesorería, transferencias bancarias, conciliación, conciliar
      `,
  },
  {
    means: ['finance-operations.fixed-assets'],
    said: 'activos fijos, activo fijo, inmovilizado, amortizaciones, amortización, depreciación, inmovilizados',
  },
  {
    means: ['finance-operations.asset-leasing'],
    said: 'arrendamientos, arrendamiento, alquileres, contratos de alquiler',
  },
  {
    means: ['finance-operations.budgeting'],
    said: 'presupuestos, presupuesto anual, control presupuestario, planificación financiera, presupuestación',
  },
  {
    means: ['finance-operations.cost-accounting'],
    said: `
        contabilidad de costes, contabilidad de costos, centros de coste, centros de costo, contabilidad analítica,
        control de gestión, reparto de costes, costes indirectos, rentabilidad, controller financiero
      `,
  },
  {
    means: ['finance-operations.tax'],
    said: `
        impuestos, IVA, declaración de IVA, factura electrónica, facturación electrónica, facturas electrónicas, SII,
        Verifactu, TicketBAI, fiscal, hacienda, retenciones, CFDI, declaraciones fiscales
      `,
  },
  {
    means: ['finance-operations.subscription-billing'],
    said: 'suscripciones, suscripción, facturación recurrente, facturas recurrentes, cuotas',
  },
  {
    means: ['finance-operations.expense-management', 'project-operations.time-and-expense'],
    said: 'gastos, notas de gastos, gastos de viaje, hojas de gastos, dietas, tiques de gastos',
  },
  {
    means: ['finance-operations.project-management-and-accounting', 'project-operations'],
    said: `
        contabilidad de proyectos, gestión de proyectos, facturación de proyectos, imputación de horas, partes de horas,
        hojas de horas, control de horas, costes de proyecto, registro de horas, rentabilidad de proyectos
      `,
  },
  {
    means: ['project-operations.resource-management', 'project-operations'],
    said: 'planificación de recursos, asignación de recursos, gestión de recursos, carga de trabajo',
  },
  {
    means: ['supply-chain.warehouse-management'],
    said: `
        gestión de almacenes, almacén, almacenes, gestión de almacén, gestión del almacén, preparación de pedidos, picking,
        ubicaciones, recepción de mercancía, recepción de mercancías, expediciones, envíos, palés, lectores de códigos,
        códigos de barras, mozos de almacén, bodega, bodegas, carretillas
      `,
  },
  {
    means: ['supply-chain.inventory-management'],
    said: `
        gestión de inventario, inventario, inventarios, existencias, control de existencias, valoración de existencias,
        trazabilidad, números de serie, lotes, roturas de stock, recuento de inventario, niveles de stock, stock, stocks
      `,
  },
  {
    means: ['supply-chain', 'supply-chain.inventory-management'],
    said: 'cadena de suministro, logística, cadena logística',
  },
  {
    means: ['supply-chain.procurement-and-sourcing'],
    said: `
        compras, compra, aprovisionamiento, abastecimiento, pedidos de compra, órdenes de compra, proveedores, proveedor,
        compradores, solicitudes de compra, licitaciones, contratos de compra
      `,
  },
  {
    means: ['supply-chain.product-information-management'],
    said: 'maestro de artículos, fichas de productos, artículos, datos de productos, variantes, configurador de productos, maestro de productos',
  },
  {
    means: ['supply-chain.production-control'],
    said: `
        producción, fabricación, órdenes de fabricación, órdenes de producción, lista de materiales, listas de materiales,
        fábrica, fábricas, planta, taller, rutas de producción, control de calidad, calidad, escandallos, fabricante,
        control de producción
      `,
  },
  {
    means: ['supply-chain.master-planning'],
    said: `
        planificación de la producción, planificación, planificación maestra, previsión de la demanda, reabastecimiento,
        necesidades de material, plan maestro, reposición, planificación de la demanda
      `,
  },
  {
    means: ['supply-chain.transportation-management'],
    said: 'transporte, transportes, transportistas, fletes, rutas de reparto, entregas, reparto, aduanas',
  },
  {
    means: ['supply-chain.asset-management'],
    said: 'mantenimiento de máquinas, mantenimiento industrial, mantenimiento de activos, averías de máquinas, mantenimiento de planta, paradas de máquinas',
  },
  {
    means: ['finance-operations.accounts-payable', 'finance-operations.accounts-receivable'],
    said: 'facturas, factura',
  },
];
