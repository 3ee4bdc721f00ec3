import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { findInstalled } from '../../../platform/integrations/find-installed.ts';
import { installation } from '../../../platform/integrations/installation.ts';
import { earlierLetters } from './earlier-letters.job.ts';
import type { TransferDocumentPorts } from './find-reader.ts';

/** Once an integration that reads transfer documents works, the letters that came before it are looked through too. */
export const readEarlierLetters = (ports: TransferDocumentPorts) =>
  reaction(
    [installation.event('tested'), installation.event('enabled')],
    command({
      name: 'transfer-documents.read-earlier-letters',
      summary: words('Read letters that came before the integration', 'Прочитать письма, пришедшие до установки'),
      permission: 'internal',
      scope: null,
      input: toldFact,
      output: Type.Unknown(),
      async run(ctx, { factId, entityId }) {
        ctx.nothingChanged();
        const { data } = await factById(ctx.db, factId);
        const isTurned = ((data.changedFields ?? []) as string[]).includes('status');
        if (!isTurned || (await findInstalled(ctx.db, [...ports.keys()]))?.id !== entityId) return;
        await ctx.enqueue(earlierLetters, { before: factId, after: null }, { key: entityId });
      },
    }),
  );
