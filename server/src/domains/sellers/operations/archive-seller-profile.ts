import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { successorNeeded } from '../default-seller.ts';
import { sellerProfile, sellerProfiles } from '../seller-profile.ts';

export const archiveSellerProfile = command({
  name: 'sellers.archive-seller-profile',
  summary: words('Archive a seller profile', 'Перенести профиль продавца в архив'),
  description:
    'No new document may name it; those that do keep it. The default is archived only after another has taken the mark. Archiving again changes nothing.',
  permission: 'company_settings.update',
  scope: 'settings.delete',
  refuses: ['conflict', 'precondition_failed'],
  input: object({ id: id() }),
  output: sellerProfile.view,

  async run(ctx, { id }) {
    const before = await sellerProfiles.open(ctx, id);
    if (before.status === 'archived') return unchanged(ctx, before);
    if (before.isDefault) throw successorNeeded();
    return sellerProfiles.archive(ctx, before);
  },
});
