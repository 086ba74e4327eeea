export interface CitySlugsTable {
  country: string;
  city: string;
  slug: string;
}

export interface PublicGroupsTable {
  skill: string;
  city: string;
  city_name: string | null;
  country: string | null;
  consultants: number;
  available: number;
  limited: number;
  rate_lowest_usd: number | null;
  rate_median_usd: number | null;
  rate_highest_usd: number | null;
  changed_at: Date;
}
