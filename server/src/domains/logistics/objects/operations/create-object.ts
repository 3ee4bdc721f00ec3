import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { logisticsCreating } from '../../logistics-rights.ts';
import { logisticsObject, logisticsObjects } from '../logistics-object.ts';
import { nextObjectCode, refuseTakenCode } from '../object-code.ts';
import { settleObject } from '../settle-object.ts';

export const createLogisticsObject = command({
  name: 'logistics.create-object',
  summary: words('Create a logistics object', 'Создать объект логистики'),
  description: 'Only the name is required. Both coordinates are given, or neither.',
  ...logisticsCreating,
  refuses: ['already_exists', 'unknown_reference', 'conflict'],
  input: object(logisticsObject.creation),
  output: logisticsObject.view,

  async run(ctx, input) {
    await settleObject(ctx, null, input);
    const code = input.code ?? (await nextObjectCode(ctx.db));
    const made = await logisticsObjects.create(ctx, { ...input, code });
    if (made) return made;
    await refuseTakenCode(ctx.db, code);
    throw refuse('conflict');
  },
});
