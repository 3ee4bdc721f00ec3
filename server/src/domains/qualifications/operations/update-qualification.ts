import Type from 'typebox';
import { id, longText, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { refuseUnpermitted } from '../move-to.ts';
import { settleQualification } from '../settle-qualification.ts';
import { qualifications, qualificationWriting, supplierQualification } from '../supplier-qualification.ts';

/** Of whom it is never changes. */
const { counterpartyId: _, ...change } = supplierQualification.change;

export const updateQualification = command({
  name: 'qualifications.update-qualification',
  summary: words('Change a qualification of a supplier', 'Изменить допуск поставщика'),
  description:
    'Fields left out stay, null clears; `documents` are replaced as a whole. What may be bought and until when changes of one that was decided only for whoever may decide.',
  ...qualificationWriting,
  refuses: ['conflict', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...change,
    changeReason: Type.Optional(
      longText(1_000, 'Why it is changed, such as why a document is taken out; it stays in the history'),
    ),
    version: Type.Optional(version()),
  }),
  output: supplierQualification.view,

  async run(ctx, { id, changeReason, version: __, ...input }) {
    const before = await qualifications.open(ctx, id);
    if (before.status === 'refused') throw wasRefused();
    const { categoryIds, validUntil, documents } = input;
    if (before.status !== 'asked' && (categoryIds ?? documents ?? validUntil) !== undefined)
      refuseUnpermitted(ctx.actor, 'approve');
    const { values, columns } = await settleQualification(ctx, before, input);
    return qualifications.change(ctx, before, values, {
      columns,
      ...(changeReason && { tell: { reason: changeReason } }),
    });
  },
});

const wasRefused = () =>
  conflict(
    'qualification_refused',
    words('It was refused: ask for it again.', 'В допуске отказано: запросите его заново.'),
  );
