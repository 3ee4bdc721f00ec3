import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments } from '../../../kernel/sql/sql.ts';
import type { Called } from '../call-connector.ts';
import { type Connectors, changeInstallation, lockInstallation } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { shown } from '../installed.ts';
import { stateLine } from '../log/state-line.ts';
import { writeLog } from '../log/write-log.ts';
import { enterByState } from './journey.ts';
import type { Granted } from './token-request.ts';
import { keepTokens } from './tokens.row.ts';

/** Keeps what was granted, sealed. The connection has to pass a check with it before the installation works. */
export const endJourney = (connectors: Connectors) =>
  command({
    name: 'integrations.end-journey',
    summary: words('Keep the access that was granted', 'Сохранить предоставленный доступ'),
    permission: 'internal',
    scope: null,
    enter: enterByState,
    input: object({
      state: Type.String(),
      id: id('Installation'),
      client: Type.Unsafe<OAuthClient>({}),
      called: Type.Unsafe<Called<Granted>>({}),
    }),
    output: Type.Unknown(),
    async run(ctx, { id, client, called }) {
      const before = await lockInstallation(ctx.db, id);
      await writeLog(ctx.db, id, called.lines);
      if (called.error) return ctx.nothingChanged();
      await keepTokens(ctx, id, client, called.result);
      const change = assignments({ tested_version: null, last_error: null, failure_streak: 0 });
      const row = await changeInstallation(ctx.db, id, change, ctx.actor.userId);
      await writeLog(ctx.db, id, [stateLine('oauth.connected', words('Access was granted.', 'Доступ предоставлен.'))]);
      const [old, now] = [shown(connectors, before, ctx.language), shown(connectors, row, ctx.language)];
      ctx.record(installation.changed('connected', old, now));
    },
  });
