import { type EDocument, eDocument, eDocumentParty, sentRecords } from '../../../../nouns/e-document.ts';
import { type EDocumentOperator, eDocumentIdNames } from '../../kernel/integrations/ports/e-document-ids.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Answers, type Variable, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { contracts } from '../contracts/contract.ts';
import { deliveryDocuments } from '../delivery-documents/delivery-document.ts';
import { salesInvoices } from '../sales/sales-invoice.ts';
import { eDocuments } from './e-document.ts';

const stores = { salesInvoice: salesInvoices, contract: contracts, generatedDocument: deliveryDocuments };

const told = ['status', 'signatureStatus', 'statusText', 'sentAt', 'syncedAt', 'signedAt'] as const;
const toldMore = ['statusDetails', 'lastEventId', 'lastEventName'] as const;

const idWords: Readonly<Record<string, Words>> = {
  senderBoxId: words('Box of the sender', 'Ящик отправителя'),
  recipientBoxId: words('Box of the recipient', 'Ящик получателя'),
  messageId: words('Message', 'Сообщение'),
  attachmentEntityId: words('Document in the message', 'Документ в сообщении'),
  documentId: words('Document at the operator', 'Документ у оператора'),
  revisionId: words('Revision', 'Редакция'),
  attachmentId: words('Attachment', 'Вложение'),
  counterpartyParticipantId: words('Participant', 'Участник обмена'),
  senderAbonentId: words('Abonent of the sender', 'Абонент-отправитель'),
  recipientId: words('Recipient', 'Получатель'),
  draftId: words('Draft', 'Черновик'),
  docflowId: words('Document flow', 'Документооборот'),
  signingRequestId: words('Signing request', 'Запрос подписи'),
};

const parties: Readonly<Record<string, Variable>> = {
  counterpartyName: { ...variableOf(eDocumentParty, 'name'), label: words('Counterparty', 'Контрагент') },
  counterpartyInn: { ...variableOf(eDocumentParty, 'inn'), label: words('INN of the counterparty', 'ИНН контрагента') },
  counterpartyKpp: { ...variableOf(eDocumentParty, 'kpp'), label: words('KPP of the counterparty', 'КПП контрагента') },
};

const direction: Variable = { label: words('Direction', 'Направление'), valueType: 'string' };

const pathsOf = (operator: EDocumentOperator): Readonly<Record<string, Variable>> => ({
  ...variablesOf(eDocument.fields, told),
  ...Object.fromEntries(
    eDocumentIdNames[operator].map((name) => [name, { label: idWords[name] as Words, valueType: 'string' as const }]),
  ),
  ...(operator !== 'A' && { ...variablesOf(eDocument.fields, toldMore), ...parties }),
  ...(operator === 'C' && { direction }),
});

const ofOperator = (operator: EDocumentOperator): VariableNamespace =>
  variables({
    namespace: `edo${operator}`,
    domain: `edo${operator}`,
    entityTypes: Object.keys(sentRecords),
    exists: async (db, ids, entityType) =>
      new Set((await stores[entityType as keyof typeof stores].byIds(db, ids)).map(({ id }) => id)),
    groups: [
      {
        scopes: ['documents.read'],
        permission: 'edo.read',
        load: (db, ids) => load(db, ids, operator),
        paths: pathsOf(operator),
      },
    ],
  });

/** `edoA.*`, `edoB.*`, `edoC.*`: what each operator was given last of a document, and nothing of what another was. */
export const eDocumentVariables: readonly VariableNamespace[] = [ofOperator('A'), ofOperator('B'), ofOperator('C')];

async function load(db: Db, ids: readonly string[], operator: EDocumentOperator): Promise<Answers> {
  const found = await eDocuments.read(
    db,
    eDocuments.select(
      db,
      sql`edoc.operator = ${operator} and edoc.is_current and edoc.entity_id = any(${ids}::uuid[])`,
    ),
  );
  return new Map(found.map((document) => [document.entityId, valuesOf(document)]));
}

const valuesOf = ({ ids, recipient, ...document }: EDocument) => ({
  ...document,
  ...ids,
  counterpartyName: recipient.name,
  counterpartyInn: recipient.inn,
  counterpartyKpp: recipient.kpp,
  direction: 'outgoing',
});
