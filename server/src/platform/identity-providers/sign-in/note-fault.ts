import Type from 'typebox';
import { type SignInFault, signInFaults } from '../../../../../nouns/sign-in-faults.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { enterByKey } from './enter-by-key.ts';

/** Keeps what last went wrong, for whoever set the provider up. It is no change of the provider, so its version stays. */
export const noteFault = command({
  name: 'identity-providers.note-fault',
  summary: words('Note what went wrong at a provider', 'Отметить ошибку поставщика'),
  permission: 'internal',
  scope: null,
  input: object({ key: Type.String(), fault: choice(Object.keys(signInFaults) as SignInFault[], 'What went wrong') }),
  output: Type.Unknown(),
  enter: enterByKey,

  async run(ctx, { fault }, providerId) {
    ctx.nothingChanged();
    await ctx.db.execute(sql`
      update identity_providers set last_error = ${fault}, last_error_at = now()
      where tenant_id = ${ctx.db.tenant} and id = ${providerId}`);
  },
});
