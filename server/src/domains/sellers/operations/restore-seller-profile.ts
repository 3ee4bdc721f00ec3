import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { sellerProfile, sellerProfiles } from '../seller-profile.ts';

export const restoreSellerProfile = command({
  name: 'sellers.restore-seller-profile',
  summary: words('Restore a seller profile', 'Вернуть профиль продавца из архива'),
  permission: 'company_settings.update',
  scope: 'settings.write',
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: sellerProfile.view,

  async run(ctx, { id }) {
    const before = await sellerProfiles.open(ctx, id);
    if (before.status === 'active') return unchanged(ctx, before);
    await refuseTakenName(ctx.db, before.name, id);
    return sellerProfiles.restore(ctx, before);
  },
});
