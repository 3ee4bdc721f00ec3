import type { WriteContext } from '../../kernel/operation.ts';
import { sendLetter } from '../mail/send-letter.ts';
import type { ApiKey } from './api-key.ts';
import { aboutKey, guardiansOf } from './key-guardians.ts';

export async function tellRevoked(ctx: WriteContext, key: ApiKey) {
  for (const guardian of await guardiansOf(ctx.db, key.createdBy)) {
    await sendLetter(ctx, {
      template: 'key-revoked',
      to: guardian.email,
      locale: guardian.locale,
      variables: { ...aboutKey(ctx, key, guardian), revokedAt: key.archivedAt ?? key.updatedAt, revokedBy: null },
    });
  }
}
