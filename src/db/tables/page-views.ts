export interface PageViewsTable {
  day: string;
  path: string;
  referrer_host: string;
  views: string;
}
