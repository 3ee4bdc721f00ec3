import { requisitionTemplateRun as declared } from '../../../../../nouns/requisition-template-run.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { readRecords } from '../../../platform/records/read-records.ts';
import { requisitionTemplates, templateReading } from '../templates/requisition-template.ts';

export const templateRun = entityOf(declared);

export const templateRuns = readRecords(declared, {
  requisitionNumber: (tenant) => sql`
    (select req.number from requisitions req where req.tenant_id = ${tenant} and req.id = run.requisition_id)`,
});

const listing = listingOf(declared, { name: 'requisition-template-runs', defaultSort: '-plannedDate' });

export const listRuns = listQuery({
  name: 'recurring.list-runs',
  summary: words('List the days of a schedule', 'Даты расписания'),
  description:
    'Those that have come, the newest first, each with the requisition that was made or what was in the way.',
  ...templateReading,
  listing,
  row: templateRun.view,
  more: { id: id('Template') },

  async run(ctx, { id, ...input }) {
    const { id: templateId } = await requisitionTemplates.byId(ctx.db, id as string);
    return listRows(ctx, listing, templateRuns.columns(), { ...input, templateId }, (row) => row);
  },
});
