import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { paymentRequisiteList, writesBankDetails } from '../../counterparties/counterparty.input.ts';
import { checkPictures } from '../check-pictures.ts';
import { lockDefaultSeller, unsetDefaultSeller } from '../default-seller.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { sellerProfile, sellerProfiles } from '../seller-profile.ts';
import { settleSeller } from '../settle-seller.ts';

export const createSellerProfile = command({
  name: 'sellers.create-seller-profile',
  summary: words('Add a seller profile', 'Добавить профиль продавца'),
  description:
    'A legal person in whose name the company sells. INN, KPP, OGRN, BIK and accounts are checked by their digits. The first profile is the default; a later one with `isDefault` takes the mark over. Logo, stamp and signature are pictures among the files of the profile, so they are named by a later change.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  provesPresence: writesBankDetails,
  refuses: ['already_exists', 'conflict'],
  input: object({ ...sellerProfile.creation, paymentRequisites: paymentRequisiteList }),
  output: sellerProfile.view,

  async run(ctx, input) {
    const settled = settleSeller(null, input);
    await checkPictures(ctx.db, ctx.newId, input);
    const holder = await lockDefaultSeller(ctx.db);
    if (holder && input.isDefault) await unsetDefaultSeller(ctx, holder);
    const made = await sellerProfiles.create(ctx, {
      ...settled,
      isDefault: holder === undefined || input.isDefault === true,
    });
    if (made) return made;
    await refuseTakenName(ctx.db, input.name);
    throw refuse('conflict');
  },
});
