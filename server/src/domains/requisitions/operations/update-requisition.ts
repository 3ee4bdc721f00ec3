import Type from 'typebox';
import { flag, id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Changed, changeRequisition } from '../change-requisition.ts';
import { requisition, requisitions } from '../requisition.ts';
import { lineFields, mostLines, requisitionLine } from '../requisition-line.ts';
import { wholeRequisition } from '../requisition-warnings.ts';

const lineChange = object(
  {
    id: Type.Optional(id('Line to change; a new one without it')),
    ...lineFields,
    status: Type.Optional(requisitionLine.fields.status),
  },
  { title: 'Line, new or changed' },
);

export const releaseAllocations = Type.Optional(
  flag('Let go of suppliers beyond a lowered quantity, the latest decisions first'),
);

export const updateRequisition = command({
  name: 'requisitions.update-requisition',
  summary: words('Change a purchase requisition', 'Изменить заявку на закупку'),
  description:
    'Fields left out stay, null clears. `items` changes the lines it names by `id`, cancels those of `status: cancelled`, adds those without an ' +
    '`id`, and leaves the others. A draft or a rejected requisition is changed freely; later its structure needs the right to change statuses, and a ' +
    'planned total that outgrows what was approved by more than the company allows goes back for approval. A quantity never falls below what was ' +
    'invoiced or received; below what was accepted only with `releaseAllocations: true`, and not below what goes with delivery batches ' +
    '(`allocation_batched`).',
  permission: 'purchase_requisitions.update',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...requisition.creation,
    selectedSupplierId: Type.Optional(requisition.fields.selectedSupplierId),
    items: Type.Optional(Type.Array(lineChange, { maxItems: mostLines, title: 'Lines to change, cancel or add' })),
    releaseAllocations,
    version: Type.Optional(version()),
  }),
  output: wholeRequisition,

  async run(ctx, { id, version: _, items, releaseAllocations, ...header }) {
    const held = await requisitions.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    const lines = items?.map(({ id: lineId, status, ...input }, index) => ({
      ...(lineId && { id: lineId }),
      ...(status && { status }),
      input,
      at: `/items/${index}`,
    }));
    const changed = await changeRequisition(ctx, held, {
      header,
      ...(lines && { lines }),
      ...(releaseAllocations && { releaseAllocations }),
    });
    if (changed.requisition === held) ctx.nothingChanged();
    return answerOf(changed);
  },
});

export const answerOf = ({ requisition: after, items, warnings }: Changed) => ({ ...after, items, warnings });
