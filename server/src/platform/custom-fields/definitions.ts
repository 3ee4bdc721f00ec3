import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type FieldRow, fieldColumns, presentField } from './custom-field.row.ts';

/** All definitions of the portal, archived ones too, in the order of forms; remembered until its configuration changes. */
export const readDefinitions = (ctx: ReadContext) =>
  ctx.remember('custom fields', async () => {
    const rows = await ctx.db.many<FieldRow>(sql`
      select ${fieldColumns} from custom_field_definitions field
      where field.tenant_id = ${ctx.db.tenant} order by field.position, field.id`);
    return rows.map(presentField);
  });
