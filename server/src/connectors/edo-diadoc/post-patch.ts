import type { OutgoingWrite, Reconciliation, Written } from '../../kernel/integrations/outgoing-write.ts';
import type { EDocumentReturn } from '../../kernel/integrations/ports/e-document-writes.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';
import { getDocument, placeOf } from './read-document.ts';
import { stateOf } from './state-of.ts';

/** What is added to a message, under the names of DD-30. */
type Added = 'RevocationRequests' | 'XmlSignatureRejections';

/**
 * Asks to take back what was sent, or refuses to sign what came. The notice is ours, and a signature is not: only the environment for
 * tests signs with one of its own. Where Diadoc insists on a signature, the person is told to do it in its pages.
 */
export const postPatch =
  (added: Added) =>
  async (call: DiadocCall, write: OutgoingWrite): Promise<Written> => {
    const { ids, reason } = write.payload as unknown as EDocumentReturn;
    const { boxId, messageId, entityId } = await placeOf(call, ids);
    const held = await getDocument(call, { boxId, messageId, entityId });
    if (stateOf(held, boxId, call.now().toISOString()).status === 'awaiting_sender_signature') throw isDraft;
    const isTest = call.settings.environment === 'staging';
    const SignedContent = {
      Content: Buffer.from(reason, 'utf8').toString('base64'),
      ...(isTest && { SignWithTestSignature: true }),
    };
    const body = JSON.stringify({
      ...{ BoxId: boxId, MessageId: messageId },
      [added]: [{ ParentEntityId: entityId, SignedContent }],
    });
    try {
      await askDiadoc(call, {
        ...{ class: 'keyed-write', method: 'POST', path: '/V3/PostMessagePatch', operation: 'messages.patch' },
        query: { operationId: write.id },
        body,
      });
    } catch (error) {
      throw error instanceof ProviderError && error.kind === 'validation' ? needsSignature : error;
    }
    return { externalId: `${messageId}/${entityId}`, details: { ids } };
  };

/** As with a message: a repeat under the same identifier is answered with the first success. */
export const foundPatch =
  (added: Added) =>
  async (call: DiadocCall, write: OutgoingWrite): Promise<Reconciliation> => ({
    found: 'yes',
    written: await postPatch(added)(call, write),
  });

const isDraft = new ProviderError(
  'validation',
  words('A draft is removed in the pages of Diadoc.', 'Черновик ещё не отправлен: удалите его в кабинете Диадока.'),
);

const needsSignature = new ProviderError(
  'validation',
  words(
    'Diadoc asks for a signature here: do it in its pages.',
    'Диадок требует подписи: выполните это действие в его кабинете.',
  ),
);
