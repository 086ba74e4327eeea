export interface ServiceRequestsTable {
  id: string;
  service: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  created_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
}
