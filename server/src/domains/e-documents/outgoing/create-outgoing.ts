import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import Type from 'typebox';
import { operators as named, sentRecords } from '../../../../../nouns/e-document.ts';
import { choice, id, object, recordType, text, unshown } from '../../../kernel/fields.ts';
import { command, inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { brokenRule, Refusal, words } from '../../../kernel/problems/errors.ts';
import { printingRefuses } from '../../../platform/document-templates/printing/export-document.ts';
import { storeFile } from '../../../platform/files/store-file.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { asking, outgoingSending } from '../e-document-rights.ts';
import type { OpenOperator, Operators } from '../operators.ts';
import { chooseRecipient } from './choose-recipient.ts';
import { currentOf } from './current-of.ts';
import { outgoingCard } from './outgoing-card.ts';
import { readSendable } from './read-sendable.ts';
import { recordOutgoing } from './record-outgoing.ts';
import { refuseForeignSender } from './refuse-foreign-sender.ts';
import { refuseSent } from './refuse-sent.ts';
import type { Sendable } from './sendable.ts';

const asked = {
  entityType: recordType(Object.keys(sentRecords) as Array<keyof typeof sentRecords>, 'Kind of the record', {
    examples: ['salesInvoice'],
  }),
  entityId: id('The record'),
  operator: choice(Object.keys(named) as Array<keyof typeof named>, 'Operator', { examples: ['A'] }),
  recipient: Type.Optional(
    unshown(text(200, 'Box of the recipient, as `recipients` names it; needed where there are several')),
  ),
  format: Type.Optional(unshown(choice(['pdf', 'docx', 'xml'], 'Format; that of the document unless given'))),
};

/** The operator is asked and the file made first, then both are written down together with the write in the outbox. */
export function createOutgoing({ asking: askingBy }: Operators) {
  const ask = askingBy(asking);
  return command({
    name: 'e-documents.create-outgoing',
    summary: words('Give a document to an operator', 'Передать документ оператору'),
    description:
      'An issued sales invoice, a contract since it is being signed (PDF or DOCX), an issued delivery document, or a UPD as XML 5.03. It is put at the ' +
      'operator as a draft: a person signs it in the pages of the operator, the server holds no keys. It is handed over once, by a worker. ' +
      'Where the recipient has several boxes, or none with its KPP, `recipient_ambiguous` names them; where none is connected, `recipient_not_connected` says how it stands. ' +
      'What the operator has is refused with `already_sent`; once it is rejected, revoked or failed, it is given anew under the next `documentVersion`. ' +
      'Documents of each operator stand apart.',
    ...outgoingSending,
    refuses: [...printingRefuses, ...providerRefusals, 'conflict', 'rate_limited'],
    input: object(asked),
    output: outgoingCard,
    run: inSteps,

    async steps(steps, input) {
      const { operator, recipient: box } = input;
      const document = (await steps.query(admit, input)) as Sendable;
      return ask(steps, operator, async (open) => {
        refuseIncapable(open, document);
        await refuseForeignSender(open, document.sender);
        const recipient = await chooseRecipient(open, document.recipient, box);
        const { name, type, bytes } = await document.make(steps);
        const file = await stored(steps, name, type, bytes);
        const { make: _, ...about } = document;
        const given = { ...input, installationId: open.installationId, about, recipient, file };
        return steps.command(recordOutgoing, given).catch(async (error: unknown) => {
          // A refusal left no row. After anything else a row may stand, so the sweep of files decides.
          if (error instanceof Refusal) await steps.services.files.remove(file.storageKey);
          throw error;
        });
      });
    },
  });
}

/** Refuses what may not go out before anybody is asked. */
const admit = query({
  name: 'e-documents.admit-outgoing',
  summary: words('Check what is to be given to an operator', 'Проверить передаваемый документ'),
  ...outgoingSending,
  input: object(asked),
  output: Type.Unknown(),
  async run(ctx, input): Promise<Sendable> {
    const document = await readSendable(ctx, input);
    refuseSent(await currentOf(ctx.db, input));
    return document;
  },
});

function refuseIncapable({ port: { capabilities } }: OpenOperator, { format }: Sendable) {
  const can = { pdf: capabilities.pdf, docx: capabilities.docx, xml: capabilities.xmlUpd };
  if (capabilities.draft && can[format]) return;
  throw brokenRule(
    'format_not_supported',
    words('This operator does not take such a file.', 'Этот оператор не принимает файлы такого вида.'),
    { format },
  );
}

async function stored({ services, actor }: Steps, fileName: string, mimeType: string, bytes: Buffer) {
  const storageKey = await storeFile(services, actor.tenantId, Readable.from([bytes]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName, mimeType, sizeBytes: bytes.length, sha256, storageKey };
}
