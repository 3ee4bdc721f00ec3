import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { checkPlace } from '../check-place.ts';
import { defaultNeeded, lockDefault, unsetDefault } from '../default-warehouse.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { warehouse, warehouses } from '../warehouse.ts';

export const updateWarehouse = command({
  name: 'warehouses.update-warehouse',
  summary: words('Change a warehouse', 'Изменить склад'),
  description:
    'Fields left out stay, null clears. `isDefault: true` takes the mark from the warehouse that has it, whose change is told too; it cannot be taken off otherwise.',
  permission: 'warehouses.update',
  scope: 'warehouses.write',
  refuses: ['already_exists', 'resource_archived', 'business_rule_violated', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...warehouse.change, version: Type.Optional(version()) }),
  output: warehouse.view,

  async run(ctx, { id, version: _, ...input }) {
    const holder = input.isDefault ? await lockDefault(ctx.db) : undefined;
    const before = await warehouses.open(ctx, id);
    if (before.archivedAt) throw archived(warehouse.noun);
    if (input.isDefault === false && before.isDefault) throw defaultNeeded();
    checkPlace(before, input);
    await refuseTakenName(ctx, input, id);
    if (holder && holder.id !== id) await unsetDefault(ctx, holder);
    return warehouses.change(ctx, before, input);
  },
});
