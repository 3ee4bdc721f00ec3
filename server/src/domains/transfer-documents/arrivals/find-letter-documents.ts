import Type from 'typebox';
import type { Job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { findInstalled } from '../../../platform/integrations/find-installed.ts';
import { mailboxThread } from '../../mailbox/mailbox-thread.ts';
import type { arrivedFile } from './arrived-file.ts';
import { documentsOfLetters } from './documents-of-letters.ts';
import type { TransferDocumentPorts } from './find-reader.ts';

/** XML files and archives of letters that came in go on to be read, where an integration reads transfer documents. */
export const findLetterDocuments = (ports: TransferDocumentPorts, read: Job<typeof arrivedFile>) =>
  reaction(
    [mailboxThread.event('received')],
    command({
      name: 'transfer-documents.find-letter-documents',
      summary: words('Find transfer documents of letters', 'Найти УПД в письмах'),
      permission: 'internal',
      scope: null,
      input: toldFact,
      output: Type.Unknown(),
      async run(ctx, { factId }) {
        ctx.nothingChanged();
        if (!(await findInstalled(ctx.db, [...ports.keys()]))) return;
        const { data } = await factById(ctx.db, factId);
        await ctx.enqueueAll(read, await documentsOfLetters(ctx.db, (data.letters ?? []) as string[]));
      },
    }),
  );
