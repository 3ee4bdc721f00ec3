import { type Consumer, consumer, pulledItems, taken } from '../../../kernel/integrations/consumer.ts';
import type { EDocumentChange } from '../../../kernel/integrations/ports/e-document-state.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Operators } from '../operators.ts';
import { followIncoming } from './follow-incoming.ts';
import { followOutgoing } from './follow-outgoing.ts';
import { inOrder } from './told-keys.ts';

/** What an operator told, page by page: each thing is kept once, and moves a document only where it is newer than what is known. */
export const takeChanges = ({ ports }: Operators): Consumer =>
  consumer(
    'e-documents',
    command({
      name: 'e-documents.take-changes',
      summary: words('Take what an operator tells', 'Принять события оператора'),
      permission: 'signed-in',
      scope: null,
      input: pulledItems,
      output: taken,

      async run(ctx, { installationId, source, items }) {
        const operator = ports.get(source)?.operator;
        if (!operator) throw new Error(`No operator is asked by ${source}`);
        const changes = inOrder(items as EDocumentChange[]);
        const before = ctx.stated();
        const asked = { operator, installationId };
        const outgoing = await followOutgoing(ctx, asked, changes);
        const incoming = await followIncoming(ctx, asked, changes);
        if (ctx.stated() === before) ctx.nothingChanged();
        return { taken: outgoing + incoming };
      },
    }),
  );
