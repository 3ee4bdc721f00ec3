import { setTimeout as wait } from 'node:timers/promises';
import type { OutgoingWrite, Reconciliation, Written } from '../../kernel/integrations/outgoing-write.ts';
import type { EDocumentSubmission, EDocumentWritten } from '../../kernel/integrations/ports/e-document-writes.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';
import { chooseType, documentTypesOf } from './document-types.ts';
import { ownBox } from './own-box.ts';
import { putOnShelf } from './put-on-shelf.ts';
import { message, read } from './wire.ts';

/** More than this goes by the shelf (DD-29). */
const mostInline = 500 * 1024;

/**
 * Puts a document there as a draft. `operationId` is the identifier of the outbox: a repeat under it is answered with the first success, so
 * the same bytes are made at every attempt, the name on the shelf included.
 */
export async function postMessage(call: DiadocCall, write: OutgoingWrite): Promise<Written> {
  const sent = write.payload as unknown as EDocumentSubmission;
  const boxId = await ownBox(call);
  const bytes = await call.readFile(sent.file.storageKey);
  const as = chooseType(await documentTypesOf(call, boxId), sent, sent.kind === 'upd' ? functionIn(bytes) : null);
  const content =
    bytes.length > mostInline
      ? { NameOnShelf: await putOnShelf(call, `prokura-${write.id}`, bytes) }
      : { Content: bytes.toString('base64') };
  const body = JSON.stringify({
    FromBoxId: boxId,
    ToBoxId: sent.recipient.id,
    IsDraft: true,
    DocumentAttachments: [
      { SignedContent: content, ...as, NeedRecipientSignature: sent.needSignature, CustomDocumentId: write.id },
    ],
  });
  const { MessageId, Entities } = read(message, await posted(call, write.id, body));
  const attachment = Entities.find((one) => one.EntityType === 'Attachment' && !one.ParentEntityId);
  if (!attachment) throw withoutDocument;
  const ids = {
    ...{ senderBoxId: boxId, recipientBoxId: sent.recipient.id, messageId: MessageId },
    ...{ attachmentEntityId: attachment.EntityId, documentId: write.id },
  };
  const details: EDocumentWritten = { ids };
  return { externalId: `${MessageId}/${attachment.EntityId}`, details: { ...details } };
}

/** Diadoc itself knows the operation by its identifier: what was carried out is told again, and what was not is carried out once. */
export const foundMessage = async (call: DiadocCall, write: OutgoingWrite): Promise<Reconciliation> => ({
  found: 'yes',
  written: await postMessage(call, write),
});

/** 204 says that the operation still runs: the same bytes are sent again after the time that is told. */
async function posted(call: DiadocCall, operationId: string, body: string): Promise<unknown> {
  for (let waited = 0; waited < mostWaitMs; ) {
    const answer = await askDiadoc(call, {
      ...{ class: 'keyed-write', method: 'POST', path: '/V3/PostMessage', operation: 'messages.post' },
      query: { operationId },
      body,
    });
    if (answer.status !== 204) return answer.json();
    const pause = Math.min(Math.max(Number(answer.headers['retry-after']) || 1, 1), 60) * 1_000;
    waited += pause;
    await wait(pause, undefined, { signal: call.signal });
  }
  throw stillRunning;
}

const mostWaitMs = 240_000;

/** СЧФДОП, ДОП or СЧФ, as the head of the file says. */
export function functionIn(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1251').decode(bytes.subarray(0, 8_192));
  const utf8 = new TextDecoder().decode(bytes.subarray(0, 8_192));
  return /\sФункция="([^"]{1,20})"/.exec(head)?.[1] ?? /\sФункция="([^"]{1,20})"/.exec(utf8)?.[1] ?? null;
}

const withoutDocument = new ProviderError(
  'contract_violation',
  words('Diadoc answered without the document.', 'Диадок ответил без документа.'),
);

const stillRunning = new ProviderError(
  'unavailable',
  words('Diadoc is still working on the document.', 'Диадок всё ещё обрабатывает документ.'),
);
