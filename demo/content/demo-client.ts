import type { CompanySize, Industry } from '#catalogue/enumerations/company.ts';
import type { DemoCity } from './places.ts';

/** A client of the demo and the company they buy for. No real person of this name is meant. */
export interface DemoClient {
  /** What the demo's projects call this client. */
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  companyName: string;
  industry: Industry;
  companySize: CompanySize;
  city: DemoCity;
  joinedDaysAgo: number;
  /** `waiting`: an admin has not looked yet. `unconfirmed`: the confirmation mail was not followed either. */
  standing: 'approved' | 'waiting' | 'unconfirmed';
}
