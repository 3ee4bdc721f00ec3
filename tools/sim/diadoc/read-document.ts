import { json, type Reply } from '../kit/rulebook.ts';
import { sameBox } from './boxes.ts';
import type { Message } from './message.ts';
import { presentDocument } from './present.ts';
import { refusal } from './refusal.ts';
import type { AskedDiadoc } from './rules.ts';

const longestInside = 1024 * 1024;

export function document(asked: AskedDiadoc): Reply {
  const { query, state, insist, explain, fault } = asked;
  explain('query', Object.fromEntries(query), ['boxId', 'messageId', 'entityId', 'injectEntityContent']);
  const message = messageIn(asked);
  const found = message?.documents.find(({ entityId }) => entityId === query.get('entityId'));
  insist('DD-32/document', found === undefined, refusal(404, 'The document is not there'));
  if (!message || !found) return json(200, {});
  const shown = presentDocument(state, message, found);
  const size = Buffer.byteLength(found.content, 'base64');
  const inside = query.get('injectEntityContent') !== 'false' && size <= longestInside;
  const reply = { ...shown, Content: { Size: size, ...(inside && { Data: found.content }) } };
  if (fault !== 'unknown enum value') return json(200, reply);
  return json(200, {
    ...reply,
    SenderSignatureStatus: 'SenderSignatureOfTomorrow',
    RecipientResponseStatus: 'RecipientResponseOfTomorrow',
    RevocationStatus: 'RevocationOfTomorrow',
    RecipientReceiptMetadata: { ReceiptStatus: 'ReceiptOfTomorrow' },
  });
}

export function entityContent(asked: AskedDiadoc): Reply {
  const { query, insist, explain } = asked;
  explain('query', Object.fromEntries(query), ['boxId', 'messageId', 'entityId']);
  const message = messageIn(asked);
  const entity = [...(message?.documents ?? []), ...(message?.hanging ?? [])].find(
    ({ entityId }) => entityId === query.get('entityId'),
  );
  insist('DD-32/document', entity === undefined, refusal(404, 'The entity is not there'));
  const bytes = Buffer.from(entity?.content ?? '', 'base64');
  return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: bytes };
}

/** Who it was not sent to does not find it. */
function messageIn({ query, state }: AskedDiadoc): Message | undefined {
  const message = state.messages.find(({ id }) => id === query.get('messageId'));
  if (!message) return undefined;
  const boxes = [message.fromBoxId, ...(message.isDraft ? [] : [message.toBoxId ?? ''])];
  return boxes.some((id) => sameBox(id, query.get('boxId'))) ? message : undefined;
}
