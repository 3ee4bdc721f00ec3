import Type from 'typebox';
import { choice, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { usableLink } from './links.ts';

/** Whose link it is, before anything slow is done for it; refuses as its use would. */
export const peekLink = query({
  name: 'accounts.peek-link',
  summary: words('Look at a one-time link', 'Посмотреть одноразовую ссылку'),
  permission: 'signed-in',
  scope: null,
  input: object({
    purpose: choice(['confirm_email', 'reset_password', 'invitation', 'sign_in'], 'Purpose'),
    hash: Type.String(),
  }),
  output: Type.Unknown(),
  run: async ({ db }, { purpose, hash }) =>
    (await usableLink(db, purpose, Buffer.from(hash, 'base64url'), { lock: false })).user_id,
});
