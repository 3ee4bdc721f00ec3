import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentState } from '../../kernel/integrations/ports/e-document-state.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';
import { isSameBox, ownBox } from './own-box.ts';
import { stateOf } from './state-of.ts';
import { type DiadocDocument, oneDocument, read } from './wire.ts';

interface Place {
  boxId: string;
  messageId: string;
  entityId: string;
}

export async function getDocument(call: DiadocCall, place: Place): Promise<DiadocDocument> {
  const answer = await askDiadoc(call, {
    ...{ class: 'read', method: 'GET', path: '/V3/GetDocument', operation: 'documents.read' },
    query: { ...place, injectEntityContent: 'false' },
  });
  return read(oneDocument, answer.json());
}

export async function readDocument(call: DiadocCall, ids: EDocumentIds): Promise<EDocumentState> {
  const place = await placeOf(call, ids);
  const asOf = call.now().toISOString();
  return stateOf(await getDocument(call, place), place.boxId, asOf);
}

/** Where a document lies, in the box of ours that it was sent from or to. */
export async function placeOf(call: DiadocCall, ids: EDocumentIds): Promise<Place> {
  const { messageId, attachmentEntityId: entityId, senderBoxId, recipientBoxId } = ids;
  if (!messageId || !entityId) throw unnamed;
  const own = await ownBox(call);
  const boxId = [senderBoxId, recipientBoxId].find((one) => isSameBox(one, own)) ?? own;
  return { boxId, messageId, entityId };
}

const unnamed = new ProviderError(
  'validation',
  words('Diadoc has not named the document yet.', 'Диадок ещё не присвоил документу идентификатор.'),
);
