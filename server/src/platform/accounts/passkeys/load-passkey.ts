import Type from 'typebox';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export interface PasskeyRow {
  id: string;
  publicKey: Buffer;
  counter: number;
}

/** What a signature of a person is checked against. */
export const loadPasskey = query({
  name: 'accounts.load-passkey',
  summary: words('Read what a signature is checked against', 'Прочитать данные для проверки подписи'),
  permission: 'internal',
  scope: null,
  input: Type.Object({ userId: Type.String(), credentialId: Type.String() }),
  output: Type.Unknown(),
  run: ({ db }, { userId, credentialId }) =>
    db.first<PasskeyRow>(sql`
      select id, public_key as "publicKey", counter from passkeys
      where tenant_id = ${db.tenant} and user_id = ${userId} and credential_id = ${Buffer.from(credentialId, 'base64url')}`),
});
