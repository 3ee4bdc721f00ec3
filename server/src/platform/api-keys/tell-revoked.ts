import type { WriteContext } from '../../kernel/operation.ts';
import { sendLetter } from '../mail/send-letter.ts';
import type { ApiKey } from './api-key.ts';
import { guardiansOf } from './key-guardians.ts';

export async function tellRevoked(ctx: WriteContext, key: ApiKey) {
  for (const { email, locale, timezone, portal } of await guardiansOf(ctx.db, key.createdBy)) {
    await sendLetter(ctx, {
      template: 'key-revoked',
      to: email,
      locale,
      variables: {
        keyName: key.name,
        keyPrefix: key.prefix,
        portal,
        revokedAt: key.archivedAt ?? key.updatedAt,
        timeZone: timezone,
        revokedBy: null,
        url: `${ctx.services.publicUrl}/settings/api-keys`,
      },
    });
  }
}
