import { handedOnByLine } from '../../../../../nouns/handed-on.ts';
import type { RequisitionTemplate } from '../../../../../nouns/requisition-template.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { RecordLines } from '../../../platform/registers/record-lines.ts';
import { requisitionLine } from '../../requisitions/requisition-line.ts';
import { requisitionTemplate } from './requisition-template.ts';

export const linesOfTemplates: RecordLines<RequisitionTemplate> = {
  of: requisitionTemplate.declared,
  line: { ...requisitionLine.declared, fields: handedOnByLine },
  counted: (tenant, templateIds) => sql`
    select template.id as record from requisition_templates template cross join jsonb_array_elements(template.lines) line
    where template.tenant_id = ${tenant} and template.id = any(${templateIds}::uuid[])`,
  read: async (_ctx, _ids, templates) => new Map(templates.map(({ id, lines }) => [id, lines])),
};
