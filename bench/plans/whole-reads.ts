import { z } from 'zod';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  Schema?: string | undefined;
  'Index Cond'?: string | undefined;
  'Recheck Cond'?: string | undefined;
  Filter?: string | undefined;
  Plans?: PlanNode[] | undefined;
}

const nodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.looseObject({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    Schema: z.string().optional(),
    'Index Cond': z.string().optional(),
    'Recheck Cond': z.string().optional(),
    Filter: z.string().optional(),
    Plans: z.array(nodeSchema).optional(),
  }),
);

const planSchema = z.tuple([z.looseObject({ Plan: nodeSchema })]);

/** What a plan reads from its beginning to its end. */
export interface WholeRead {
  /** A table or an index, as `schema.name`. */
  name: string;
  filter: string | null;
}

/** What has to be complete before it hands on its first row: a limit above it spares nothing of what is below. */
const needsAll = /^(Sort|Aggregate|Hash|WindowAgg|SetOp)$/;

/** The tables and indexes that a plan (`explain (verbose, generic_plan, format json)`) reads as a whole. */
export function wholeReadsOf(plan: unknown): WholeRead[] {
  const [{ Plan: root }] = planSchema.parse(plan);
  const found: WholeRead[] = [];
  const visit = (node: PlanNode, isLimited: boolean): void => {
    const kind = node['Node Type'];
    const hasCondition = (node['Index Cond'] ?? node['Recheck Cond']) !== undefined;
    const isWhole = /^(Seq|Index|Index Only) Scan$/.test(kind) && !hasCondition;
    if (isWhole && !isLimited) {
      found.push({
        name: `${node.Schema ?? 'public'}.${node['Index Name'] ?? node['Relation Name'] ?? ''}`,
        filter: node.Filter ?? null,
      });
    }
    const limits = kind === 'Limit' || (isLimited && !needsAll.test(kind));
    for (const child of node.Plans ?? []) visit(child, limits);
  };
  visit(root, false);
  return found;
}
