import { businessServices } from '../../content/business-services.ts';
import { type LinkedDataThing, orderedService } from './structured-data.ts';

/** The services that businesses order from us, for machines. */
export const orderedServices = (): LinkedDataThing[] =>
  businessServices.map(({ name, summary, fromGbp, unit }) =>
    orderedService({
      name,
      description: summary,
      path: '/business-services',
      price: { currency: 'GBP', from: fromGbp, unit },
    }),
  );
