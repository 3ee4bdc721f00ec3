import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { paymentRequisiteList, writesBankDetails } from '../../counterparties/counterparty.input.ts';
import { checkPictures } from '../check-pictures.ts';
import { lockDefaultSeller, successorNeeded, unsetDefaultSeller } from '../default-seller.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { sellerProfile, sellerProfiles } from '../seller-profile.ts';
import { settleSeller } from '../settle-seller.ts';

export const updateSellerProfile = command({
  name: 'sellers.update-seller-profile',
  summary: words('Change a seller profile', 'Изменить профиль продавца'),
  description:
    'Fields left out stay, null clears. `paymentRequisites` are replaced as a whole. `isDefault: true` takes the mark from the profile that has it, whose change is recorded too; it cannot be taken off otherwise. Documents that were issued stay as they are.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  provesPresence: writesBankDetails,
  refuses: ['already_exists', 'conflict', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...sellerProfile.change,
    paymentRequisites: paymentRequisiteList,
    version: Type.Optional(version()),
  }),
  output: sellerProfile.view,

  async run(ctx, { id, version: _, ...input }) {
    const holder = input.isDefault ? await lockDefaultSeller(ctx.db) : undefined;
    const before = await sellerProfiles.open(ctx, id);
    if (before.archivedAt) throw archived(sellerProfile.noun);
    if (input.isDefault === false && before.isDefault) throw successorNeeded();
    const settled = settleSeller(before, input);
    await checkPictures(ctx.db, id, input);
    await refuseTakenName(ctx.db, input.name, id);
    if (holder && holder.id !== id) await unsetDefaultSeller(ctx, holder);
    return sellerProfiles.change(ctx, before, settled);
  },
});
