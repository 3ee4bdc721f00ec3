import { type ApprovalRoute, approvalRoute as declared } from '../../../../../nouns/approval-route.ts';
import { approvedRecordTypes } from '../../../../../nouns/approved-records.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';
import { wholeStep } from './whole-step.ts';

export const approvalRoute = entityOf(declared);

export const approvalRoutes = store(
  approvalRoute,
  {},
  {
    complete: async (_, rows) => rows.map((row) => (row.steps ? { ...row, steps: row.steps.map(wholeStep) } : row)),
  },
);

const kinds = { kind: 'choice', values: approvedRecordTypes, recordTypes: approvedRecordTypes } as const;

const reading = { permission: 'company_settings.read', scope: 'settings.read' } as const;

export const getRoute = getRecord(approvalRoutes, {
  name: 'approvals.get-route',
  summary: words('Get an approval route', 'Получить маршрут согласования'),
  ...reading,
});

export const listRoutes = listRecords(
  approvalRoutes,
  listingOf(declared, {
    name: 'approval-routes',
    defaultSort: 'position',
    fields: { recordType: { column: 'route.record_type', ...kinds } },
  }),
  {
    name: 'approvals.list-routes',
    summary: words('List approval routes', 'Список маршрутов согласования'),
    description: 'In the order they are tried: of one kind of record the first whose conditions are met is taken.',
    ...reading,
  },
);

/** Routes in use, in the order they are tried; read once for each configuration of the portal. */
export const routesInUse = (ctx: ReadContext): Promise<ApprovalRoute[]> =>
  ctx.remember('approval routes', () =>
    approvalRoutes.read(
      ctx.db,
      sql`${approvalRoutes.select(ctx.db, sql`route.is_active`)} order by route.record_type, route.position, route.id`,
    ),
  );
