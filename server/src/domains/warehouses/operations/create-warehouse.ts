import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { checkPlace } from '../check-place.ts';
import { lockDefault, unsetDefault } from '../default-warehouse.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { warehouse, warehouses } from '../warehouse.ts';

export const createWarehouse = command({
  name: 'warehouses.create-warehouse',
  summary: words('Create a warehouse', 'Создать склад'),
  description:
    'Only the name is required. The first warehouse of a portal becomes its default; a later one with `isDefault` takes the mark over.',
  permission: 'warehouses.create',
  scope: 'warehouses.write',
  refuses: ['already_exists', 'conflict'],
  input: object(warehouse.creation),
  output: warehouse.view,

  async run(ctx, input) {
    checkPlace({}, input);
    const holder = await lockDefault(ctx.db);
    if (holder && input.isDefault) await unsetDefault(ctx, holder);
    const made = await warehouses.create(ctx, {
      ...input,
      isDefault: holder === undefined || input.isDefault === true,
    });
    if (made) return made;
    await refuseTakenName(ctx, input);
    throw refuse('conflict');
  },
});
