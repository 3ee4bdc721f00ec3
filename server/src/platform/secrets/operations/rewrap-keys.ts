import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';

/** Work of the system in each portal after a new master key: once all are wrapped by it, the old one can go. */
export const rewrapKeys = command({
  name: 'secrets.rewrap-keys',
  summary: words(
    "Wrap a portal's keys under the newest master key",
    'Перешифровать ключи портала новым главным ключом',
  ),
  permission: 'company_settings.update',
  scope: null,
  input: object({}),
  output: Type.Object({ rewrapped: Type.Integer() }),
  async run(ctx) {
    ctx.nothingChanged();
    return { rewrapped: await ctx.services.vault.rewrap(ctx.db) };
  },
});
