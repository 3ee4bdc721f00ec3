import Type from 'typebox';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { checkHeader, refuseConstruction } from '../check-header.ts';
import { linkLines } from '../lines/link-lines.ts';
import { resolveLines } from '../lines/resolve-lines.ts';
import { insertLines } from '../lines/write-lines.ts';
import { linesOf } from '../lines-of.ts';
import { defaultStageId } from '../pipeline/default-stage.ts';
import { requisition, requisitions } from '../requisition.ts';
import { mostLines, newLine } from '../requisition-line.ts';
import { warningsOf, wholeRequisition } from '../requisition-warnings.ts';
import { sumsOf } from '../sums-of.ts';
import { titleOf } from '../title-of.ts';

export const createRequisition = command({
  name: 'requisitions.create-requisition',
  summary: words('Create a purchase requisition', 'Создать заявку на закупку'),
  description:
    'A draft with its lines, at the first stage. The title is made of the first lines unless given, the currency is that of the company, and ' +
    'who creates it is responsible; naming another person needs the right to assign. All errors of all lines come at once.',
  permission: 'purchase_requisitions.create',
  scope: 'purchase_requisitions.write',
  input: object({
    ...requisition.creation,
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
    const currency = input.currency ?? (await regionalOf(ctx)).currency;
    const header = { id: ctx.newId, currency, dueDate: input.dueDate ?? null };
    const given = items.map((line, index) => ({ before: null, input: line, at: `/items/${index}` }));
    const { lines: wanted, warnings } = await linkLines(ctx, await resolveLines(ctx, header, given));
    const lines = wanted.map(({ line }) => line);
    const values = {
      responsibleId: ctx.actor.userId,
      requesterId: ctx.actor.userId,
      ...input,
      currency,
      title: titleOf(input.title, lines),
      number: await yearlyNumber(ctx, 'PR', 'requisition'),
    };
    const sums = sumsOf(
      lines.map((line) => ({ ...line, acceptedQuantity: '0' })),
      currency,
    );
    const hidden = { ...sums, stage_id: await defaultStageId(ctx.db) };
    const created = (await requisitions.create(ctx, values, hidden)) as Requisition;
    await insertLines(ctx, ctx.newId, wanted);
    const saved = await linesOf(ctx.db, ctx.newId);
    return { ...created, items: saved, warnings: [...warningsOf(ctx, created, saved), ...warnings] };
  },
});
