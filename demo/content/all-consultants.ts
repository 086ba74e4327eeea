import { commerceAndHumanResourcesConsultants } from './consultants/commerce-and-human-resources.ts';
import { customerServiceConsultants } from './consultants/customer-service.ts';
import { deliveryConsultants } from './consultants/delivery.ts';
import { signInConsultants } from './consultants/demo-sign-ins.ts';
import { developmentAndDataConsultants } from './consultants/development-and-data.ts';
import { fieldServiceConsultants } from './consultants/field-service.ts';
import { financeConsultants } from './consultants/finance.ts';
import { marketingConsultants } from './consultants/marketing.ts';
import { powerPlatformConsultants } from './consultants/power-platform.ts';
import { salesConsultants } from './consultants/sales.ts';
import { supplyChainConsultants } from './consultants/supply-chain.ts';
import type { DemoConsultant } from './demo-consultant.ts';

export const demoConsultants: readonly DemoConsultant[] = [
  ...signInConsultants,
  ...financeConsultants,
  ...supplyChainConsultants,
  ...salesConsultants,
  ...customerServiceConsultants,
  ...marketingConsultants,
  ...fieldServiceConsultants,
  ...commerceAndHumanResourcesConsultants,
  ...powerPlatformConsultants,
  ...developmentAndDataConsultants,
  ...deliveryConsultants,
];
