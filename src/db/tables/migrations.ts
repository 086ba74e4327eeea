/** What each migration said when this database ran it. */
export interface MigrationHashesTable {
  name: string;
  sha256: string;
}
