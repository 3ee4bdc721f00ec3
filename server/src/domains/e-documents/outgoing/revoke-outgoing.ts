import { eDocumentFlow } from '../../../../../nouns/e-document-flow.ts';
import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, conflict, words } from '../../../kernel/problems/errors.ts';
import { enqueueWrite } from '../../../platform/integrations/outbox/enqueue-write.ts';
import { isBeingWritten } from '../../../platform/integrations/outbox/write-outcome.ts';
import { eDocument, eDocuments } from '../e-document.ts';
import { outgoingSending } from '../e-document-rights.ts';
import type { Operators } from '../operators.ts';
import { notHandedOver } from '../states/read-anew.ts';
import { workingOperator } from '../working-operator.ts';
import { outgoingCard, readOutgoingCard } from './outgoing-card.ts';
import { demandReadable } from './record-rights.ts';

const operation = 'e-documents.revoke';

/** Asked of the operator by the outbox: the document is revoked when the operator says so. */
export const revokeOutgoing = ({ ports }: Operators) =>
  command({
    name: 'e-documents.revoke-outgoing',
    summary: words('Ask to revoke a document', 'Запросить аннулирование документа'),
    description:
      'The request goes to the operator by the outbox; the status follows from what the operator tells. Refused with ' +
      '`not_handed_over`, `revocation_in_progress`, `draft_not_sent` where the operator takes no draft back, or `already_over` where the document is over.',
    ...outgoingSending,
    refuses: ['conflict', 'business_rule_violated', 'integration_disabled', 'installation_not_ready'],
    input: object({ id: id(), reason: longText(1_000, 'Why it is revoked', { examples: ['Ошибка в сумме'] }) }),
    output: outgoingCard,

    async run(ctx, { id, reason }) {
      const held = await eDocuments.open(ctx, id);
      demandReadable(ctx.actor, held.entityType);
      if (Object.keys(held.ids).length === 0) throw notHandedOver();
      const { moves } = eDocumentFlow;
      if (!moves.ask_back.from.includes(held.status)) throw over(held.status);
      if (await isBeingWritten(ctx.db, operation, id)) throw inProgress();
      const { installationId, port } = await workingOperator(ctx, ports, held.operator);
      if (!port.capabilities.revoke) throw notAble();
      if (held.status === 'draft' && !port.capabilities.revokeDraft) throw isDraft();
      const entity = { type: eDocument.type, id };
      await enqueueWrite(ctx, { installationId, operation, payload: { ids: held.ids, reason }, entity });
      await eDocuments.change(ctx, held, { reason });
      return readOutgoingCard(ctx.db, id);
    },
  });

const over = (status: keyof typeof eDocumentFlow.statuses) =>
  conflict(
    'already_over',
    words(
      `A document that is “${eDocumentFlow.statuses[status].en}” is not revoked.`,
      `Документ в статусе «${eDocumentFlow.statuses[status].ru}» не аннулируют.`,
    ),
    { documentStatus: status },
  );

const isDraft = () =>
  conflict(
    'draft_not_sent',
    words(
      'A draft is not revoked, for nobody was sent it: remove it in the pages of the operator.',
      'Черновик не аннулируют, он никому не отправлен: удалите его в кабинете оператора.',
    ),
  );

const inProgress = () =>
  conflict(
    'revocation_in_progress',
    words('The revocation is being asked for already.', 'Аннулирование уже запрашивается.'),
  );

const notAble = () =>
  brokenRule(
    'revocation_not_supported',
    words(
      'Revoke it in the pages of the operator: it cannot be asked for from here.',
      'Аннулируйте документ в кабинете оператора: отсюда это сделать нельзя.',
    ),
  );
