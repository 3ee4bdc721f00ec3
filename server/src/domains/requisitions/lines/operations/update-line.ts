import Type from 'typebox';
import type { RequisitionLine } from '../../../../../../nouns/requisition-line.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { changeRequisition } from '../../change-requisition.ts';
import { linesById } from '../../lines-of.ts';
import { releaseAllocations } from '../../operations/update-requisition.ts';
import { requisitions } from '../../requisition.ts';
import { type LineInput, lineFields, requisitionLine } from '../../requisition-line.ts';

/** The requisition is locked before its line is read, so what is read stays. */
export async function holdLine(ctx: WriteContext, lineId: string, requisitionId?: string) {
  const [found] = await linesById(ctx.db, [lineId]);
  if (!found || (requisitionId !== undefined && found.procurementId !== requisitionId))
    throw notFound(requisitionLine.noun);
  const held = await requisitions.lock(ctx.db, found.procurementId);
  const [line] = await linesById(ctx.db, [lineId]);
  if (!line) throw notFound(requisitionLine.noun);
  ctx.expectVersion(line.version);
  return { held, line };
}

export async function changeLine(
  ctx: WriteContext,
  { held, line }: Awaited<ReturnType<typeof holdLine>>,
  input: LineInput,
  more: { status?: 'active' | 'cancelled'; releaseAllocations?: boolean; reason?: string } = {},
): Promise<RequisitionLine> {
  const { status, ...rest } = more;
  const why = rest.reason !== undefined && { cancelReason: rest.reason };
  const given = { id: line.id, input, at: '', ...(status && { status }), ...why };
  const { requisition, items } = await changeRequisition(ctx, held, { lines: [given], ...rest });
  if (requisition === held) ctx.nothingChanged();
  return items.find(({ id }) => id === line.id) as RequisitionLine;
}

export const updateLine = command({
  name: 'requisitions.update-line',
  summary: words('Change a line of a requisition', 'Изменить строку заявки'),
  description:
    'Fields left out stay, null clears; `status: active` brings a cancelled line back. The rules are those of `PATCH` of the requisition.',
  permission: 'purchase_requisitions.update',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict', 'precondition_failed'],
  input: object({
    procurementId: Type.Optional(id('Requisition')),
    id: id('Line'),
    ...lineFields,
    status: Type.Optional(requisitionLine.fields.status),
    releaseAllocations,
  }),
  output: requisitionLine.view,

  async run(ctx, { procurementId, id, status, releaseAllocations, ...input }) {
    const line = await holdLine(ctx, id, procurementId);
    return changeLine(ctx, line, input, {
      ...(status && { status }),
      ...(releaseAllocations && { releaseAllocations }),
    });
  },
});
