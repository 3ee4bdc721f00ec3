import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Granted } from '../oauth/token-request.ts';
import { keepTokens } from '../oauth/tokens.row.ts';

/** Keeps the first session of an installation, or of its changed settings, where tokens stand. */
export const keepSession = command({
  name: 'integrations.keep-session',
  summary: words('Keep a session at a provider', 'Сохранить сессию у провайдера'),
  permission: 'signed-in',
  scope: null,
  input: object({
    id: id('Installation'),
    issuer: Type.String(),
    clientId: Type.String(),
    granted: Type.Unsafe<Granted>({}),
  }),
  output: Type.Unknown(),
  async run(ctx, { id, issuer, clientId, granted }) {
    ctx.nothingChanged();
    await keepTokens(ctx, id, { issuer, clientId }, granted);
  },
});
