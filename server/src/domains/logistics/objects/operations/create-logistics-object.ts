import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { logisticsCreating } from '../../logistics-rights.ts';
import { logisticsObject, logisticsObjects } from '../logistics-object.ts';
import { nextObjectCode, refuseTakenCode } from '../object-code.ts';
import { warnedObject, withWarnings } from '../place-warnings.ts';
import { settleObject } from '../settle-object.ts';

export const createLogisticsObject = command({
  name: 'logistics.create-object',
  summary: words('Create a logistics object', 'Создать объект логистики'),
  description:
    'Only the name is required. Both coordinates are given, or neither; `warnings` tell of two that look exchanged.',
  ...logisticsCreating,
  refuses: ['already_exists', 'unknown_reference', 'conflict'],
  input: object(logisticsObject.creation),
  output: warnedObject,

  async run(ctx, input) {
    await settleObject(ctx, null, input);
    const code = input.code ?? (await nextObjectCode(ctx.db));
    const made = await logisticsObjects.create(ctx, { ...input, code });
    if (made) return withWarnings(ctx, made);
    await refuseTakenCode(ctx.db, code);
    throw refuse('conflict');
  },
});
