import { expect, it } from 'vitest';
import { meantBy } from './meant-by-fixture.ts';

it.each([
  ['Necesitamos un consultor para las cuentas por pagar', 'accounts-payable'],
  ['Los clientes pagan tarde y la gestión de cobros es manual', 'credit-and-collections'],
  ['El cierre mensual tarda doce días', 'general-ledger financial-reporting'],
  ['La conciliación bancaria se hace a mano', 'cash-and-bank-management'],
  ['La factura electrónica será obligatoria', 'tax'],
  ['La preparación de pedidos en el almacén es lenta', 'warehouse-management'],
  ['El inventario no cuadra y faltan existencias', 'inventory-management'],
  ['Listas de materiales para una fábrica', 'production-control'],
  ['Planificación maestra y previsión de la demanda', 'master-planning'],
  [
    'Las cotizaciones de los vendedores se copian a mano',
    'quotes-orders-and-invoices opportunity-management',
  ],
  ['Las quejas se pierden en un buzón compartido', 'case-management'],
  ['Los técnicos trabajan sin cobertura', 'work-orders field-service-mobile'],
  ['Ayuda con las nóminas y las vacaciones', 'compensation-management leave-and-absence'],
  ['Conectar la tienda online con el ERP', 'system-integration e-commerce'],
  [
    'Migración de datos desde Navision y formación de usuarios',
    'data-migration business-central training-support',
  ],
])('%j asks for %j', (text, entries) => {
  const meant = meantBy(text).map((id) => id.replace(/.*\./, ''));
  expect(meant).toEqual(expect.arrayContaining(entries.split(' ')));
});

it('takes little words for nothing, also where they are names elsewhere', () => {
  expect(meantBy('ayuda al almacén')).toEqual(['supply-chain.warehouse-management']);
});

it('takes a word of conversation for no form of a saying', () => {
  expect(meantBy('nuestro programa del almacén')).toEqual(['supply-chain.warehouse-management']);
});

it('knows the forms of a word without its accents', () => {
  const [first, ...others] = ['integración', 'integracion', 'integraciones'].map((word) =>
    meantBy(`ayuda con la ${word}`),
  );
  expect(first).toContain('system-integration');
  for (const other of others) expect(other).toEqual(first);
});
