import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, conflict, words } from '../../../kernel/problems/errors.ts';
import { enqueueWrite } from '../../../platform/integrations/outbox/enqueue-write.ts';
import { incomingSending } from '../e-document-rights.ts';
import { incomingEDocument, incomingEDocuments } from '../incoming-e-document.ts';
import type { Operators } from '../operators.ts';
import { workingOperator } from '../working-operator.ts';
import { incomingCard, readIncomingCard } from './incoming-card.ts';

const overIn: readonly string[] = ['signed', 'rejected', 'revoked'];

/** The refusal goes to the operator by the outbox; the sender reads its reason. */
export const refuseIncoming = ({ ports }: Operators) =>
  command({
    name: 'e-documents.refuse-incoming',
    summary: words('Refuse an incoming document', 'Отказать в подписи входящего документа'),
    description:
      'The sender is told the reason. Refused with `already_over` where the document is signed, rejected or revoked, and with `refusal_in_progress` while ' +
      'an earlier refusal is on its way.',
    ...incomingSending,
    refuses: ['conflict', 'business_rule_violated', 'integration_disabled', 'installation_not_ready'],
    input: object({ id: id(), reason: longText(1_000, 'Why it is refused', { examples: ['Количество не сходится'] }) }),
    output: incomingCard,

    async run(ctx, { id, reason }) {
      const held = await incomingEDocuments.open(ctx, id);
      if (overIn.includes(held.status)) throw alreadyOver(held.status);
      if (['queued', 'in_doubt', 'done'].includes(held.refusalStatus)) throw inProgress();
      const { installationId, port } = await workingOperator(ctx, ports, held.operator);
      if (!port.capabilities.refuse) throw notAble();
      const entity = { type: incomingEDocument.type, id };
      const payload = { ids: held.ids, reason };
      await enqueueWrite(ctx, { installationId, operation: 'e-documents.refuse', payload, entity });
      await incomingEDocuments.change(ctx, held, { refusalStatus: 'queued', reason });
      return readIncomingCard(ctx.db, id);
    },
  });

const alreadyOver = (status: string) =>
  conflict(
    'already_over',
    words('The document is over: it is not refused any more.', 'Работа с документом завершена: отказать уже нельзя.'),
    { documentStatus: status },
  );

const inProgress = () =>
  conflict('refusal_in_progress', words('It is being refused already.', 'Отказ уже отправляется или отправлен.'));

const notAble = () =>
  brokenRule(
    'refusal_not_supported',
    words(
      'Refuse it in the pages of the operator: it cannot be done from here.',
      'Откажите в кабинете оператора: отсюда это сделать нельзя.',
    ),
  );
