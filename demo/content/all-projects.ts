import type { DemoProject } from './demo-project.ts';
import { customizationProjects } from './projects/customizations.ts';
import { ownSystemIntegrationProjects } from './projects/integrations-of-own-systems.ts';
import { partnerIntegrationProjects } from './projects/integrations-with-partners.ts';
import { migrationProjects } from './projects/migrations.ts';
import { newCustomerFacingProjects } from './projects/new-customer-facing.ts';
import { newOperationsProjects } from './projects/new-operations.ts';
import { operationsOptimizationProjects } from './projects/optimizations-of-operations.ts';
import { salesAndServiceOptimizationProjects } from './projects/optimizations-of-sales-and-service.ts';
import { closedProjectsOfSignIns } from './projects/sign-in-clients-closed.ts';
import { currentProjectsOfSignIns } from './projects/sign-in-clients-current.ts';
import { smallCompletedProjects } from './projects/small-and-done.ts';
import { trainingProjects } from './projects/trainings.ts';
import { troubleshootingProjects } from './projects/troubleshooting.ts';
import { upgradeProjects } from './projects/upgrades.ts';

export const demoProjects: readonly DemoProject[] = [
  ...currentProjectsOfSignIns,
  ...closedProjectsOfSignIns,
  ...newOperationsProjects,
  ...newCustomerFacingProjects,
  ...upgradeProjects,
  ...operationsOptimizationProjects,
  ...salesAndServiceOptimizationProjects,
  ...partnerIntegrationProjects,
  ...ownSystemIntegrationProjects,
  ...trainingProjects,
  ...migrationProjects,
  ...customizationProjects,
  ...troubleshootingProjects,
  ...smallCompletedProjects,
];
