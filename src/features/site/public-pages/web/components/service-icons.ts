import { CalendarCheck, FileSignature, type LucideIcon, Search } from 'lucide-react';
import type { BusinessService } from '../../content/business-services.ts';

/** The picture of each business service. */
export const serviceIcons: Record<BusinessService['id'], LucideIcon> = {
  interviews: CalendarCheck,
  sourcing: Search,
  contracts: FileSignature,
};
