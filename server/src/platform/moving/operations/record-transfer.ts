import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Writes into the portal's own audit trail that it was exported, imported, or that a copy was opened. */
export const recordTransfer = command({
  name: 'moving.record-transfer',
  summary: words('Record the transfer of a portal', 'Записать перенос портала'),
  permission: 'internal',
  scope: null,
  input: object({
    happening: choice(['exported', 'imported', 'opened'], 'What happened'),
    data: Type.Record(Type.String(), Type.Unknown()),
  }),
  output: Type.Unknown(),
  async run(ctx, { happening, data }) {
    const { name } = await ctx.db.one<{ name: string }>(
      sql`select name from tenants where tenant_id = ${ctx.db.tenant}`,
    );
    ctx.record({
      event: `portal.${happening}`,
      audience: 'internal',
      entityType: 'portal',
      entityId: ctx.db.tenant,
      entityVersion: null,
      displayName: name,
      data,
    });
  },
});
