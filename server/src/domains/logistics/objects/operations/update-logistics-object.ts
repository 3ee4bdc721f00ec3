import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { logisticsObject, logisticsObjects } from '../logistics-object.ts';
import { refuseTakenCode } from '../object-code.ts';
import { warnedObject, withWarnings } from '../place-warnings.ts';
import { settleObject } from '../settle-object.ts';

export const updateLogisticsObject = command({
  name: 'logistics.update-object',
  summary: words('Change a logistics object', 'Изменить объект логистики'),
  description: 'Fields left out stay, null clears.',
  ...logisticsUpdating,
  refuses: ['already_exists', 'unknown_reference', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...logisticsObject.change, version: Type.Optional(version()) }),
  output: warnedObject,

  async run(ctx, { id, version: _, ...input }) {
    const before = await logisticsObjects.open(ctx, id);
    if (before.archivedAt) throw archived(logisticsObject.noun);
    await settleObject(ctx, before, input);
    await refuseTakenCode(ctx.db, input.code, id);
    return withWarnings(ctx, await logisticsObjects.change(ctx, before, input));
  },
});
