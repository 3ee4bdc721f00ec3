import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { checkHeader, refuseConstruction } from '../check-header.ts';
import { linesOf } from '../lines-of.ts';
import { linkLines } from '../link-lines.ts';
import { defaultStageId } from '../pipeline/default-stage.ts';
import { headerInput, rowOf } from '../requisition.input.ts';
import { presentRequisition, type RequisitionRow, requisitionColumns } from '../requisition.row.ts';
import { requisition } from '../requisition.ts';
import { mostLines, newLine } from '../requisition-line.input.ts';
import { warningsOf, wholeRequisition } from '../requisition-warnings.ts';
import { resolveLines } from '../resolve-lines.ts';
import { sumsOf } from '../sums-of.ts';
import { titleOf } from '../title-of.ts';
import { insertLines } from '../write-lines.ts';

export const createRequisition = command({
  name: 'requisitions.create-requisition',
  summary: words('Create a purchase requisition', 'Создать заявку на закупку'),
  description:
    'A draft with its lines, at the first stage. The title is made of the first lines unless given, the currency is that of the company, and ' +
    'who creates it is responsible; naming another person needs the right to assign. All errors of all lines come at once.',
  permission: 'purchase_requisitions.create',
  scope: 'purchase_requisitions.write',
  input: object({
    ...headerInput,
    items: Type.Optional(
      Type.Array(newLine, {
        maxItems: mostLines,
        title: 'Lines',
        examples: [[{ name: 'Цемент М500', quantity: '120', uom: '796', plannedPrice: '412.50' }]],
      }),
    ),
  }),
  output: wholeRequisition,

  async run(ctx, { items = [], ...input }) {
    await refuseConstruction(ctx, input, ...items);
    await checkHeader(ctx, null, input);
    const custom = await checkCustomFields(ctx, requisition.customFieldsOf, input.customFields, null);
    const currency = input.currency ?? (await regionalOf(ctx)).currency;
    const header = { id: ctx.newId, currency, dueDate: input.dueDate ?? null };
    const given = items.map((line, index) => ({ before: null, input: line, at: `/items/${index}` }));
    const { lines: wanted, warnings } = await linkLines(ctx, await resolveLines(ctx, header, given));
    const lines = wanted.map(({ line }) => line);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      responsible_id: ctx.actor.userId,
      requester_id: ctx.actor.userId,
      currency,
      ...rowOf(input),
      title: titleOf(input.title, lines),
      ...sumsOf(
        lines.map((line) => ({ ...line, acceptedQuantity: '0' })),
        currency,
      ),
      custom_fields: JSON.stringify(custom),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
      stage_id: await defaultStageId(ctx.db),
      number: await yearlyNumber(ctx, 'PR', 'requisition'),
    };
    const made = await ctx.db.one<RequisitionRow>(
      sql`insert into requisitions as req ${columns(row)} returning ${requisitionColumns}`,
    );
    await insertLines(ctx, ctx.newId, wanted);
    const created = await presentRequisition(ctx.db, made);
    ctx.record(requisition.fact('created', created));
    const saved = await linesOf(ctx.db, ctx.newId);
    return { ...created, items: saved, warnings: [...warningsOf(ctx, created, saved), ...warnings] };
  },
});
