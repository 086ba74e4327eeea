import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

export const projectStatuses = defineEnumeration({
  open: 'Open',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
});
export type ProjectStatus = ValueOf<typeof projectStatuses>;

export const projectTypes = defineEnumeration({
  'new-implementation': 'New Implementation',
  upgrade: 'Upgrade',
  optimization: 'Optimization',
  integration: 'Integration',
  training: 'Training',
  migration: 'Migration',
  customization: 'Customization',
  troubleshooting: 'Troubleshooting',
});
export type ProjectType = ValueOf<typeof projectTypes>;

export const urgencies = defineEnumeration({
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
});
export type Urgency = ValueOf<typeof urgencies>;

/** How experienced a consultant a project wants. */
export const seniorities = defineEnumeration({
  junior: 'Junior',
  mid: 'Mid-level (3+ years)',
  senior: 'Senior (8+ years)',
  principal: 'Principal (15+ years)',
});
export type Seniority = ValueOf<typeof seniorities>;

/** The orders in which consultants read the open projects. */
export const openProjectSorts = defineEnumeration({
  match: 'Best match',
  newest: 'Newest',
  budget: 'Highest budget',
  start: 'Earliest start',
});
export type OpenProjectSort = ValueOf<typeof openProjectSorts>;

/** Public: every consultant sees the project and may apply. Private: only its client sees it. */
export const visibilities = defineEnumeration({
  public: 'Public',
  private: 'Private',
});
export type Visibility = ValueOf<typeof visibilities>;
