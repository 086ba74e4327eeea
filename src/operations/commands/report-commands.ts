import {
  exportAuditLog,
  exportUsers,
} from '#features/administration/admin/server/queries/export-rows.ts';
import { reportPageViews } from '#features/platform/page-views/server/queries.ts';
import { csvText } from '#lib/csv.ts';
import type { AdminCommands } from './admin-command.ts';
import { UsageProblem } from './command-line.ts';
import { describePageViews, firstReportedDay } from './page-view-report.ts';

/** What is read out of the database. */
export const reportCommands: AdminCommands = {
  'export-users': {
    takes: ['client|consultant'],
    does: 'writes all users of this type as CSV',
    changes: false,
    run: async ({ db }, [userType = '']) => {
      if (userType !== 'client' && userType !== 'consultant') {
        throw new UsageProblem(`There are no users of the type "${userType}".`);
      }
      const order = { sort: 'joined', direction: 'ascending' } as const;
      return csvText(exportUsers(db, { userType, text: '', ...order }));
    },
  },
  'export-audit-log': {
    takes: [],
    does: 'writes the whole audit log as CSV, newest first',
    changes: false,
    run: ({ db }) => csvText(exportAuditLog(db, {})),
  },
  'page-views': {
    takes: [],
    does: 'says how often pages were seen in the last 30 days',
    changes: false,
    run: async ({ db }) => {
      const since = firstReportedDay(new Date());
      return describePageViews(await reportPageViews(db, since), since);
    },
  },
};
