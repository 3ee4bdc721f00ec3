import type { Call } from '../../kernel/integrations/call.ts';
import type { OutgoingWrite, Write, Written } from '../../kernel/integrations/outgoing-write.ts';
import type { EDocumentSubmission } from '../../kernel/integrations/ports/e-document-writes.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { mannersOf } from '../../kernel/manners-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { lifeOf } from './life-of.ts';
import { documentOf, keyOf, nameDocument, type TestDocument } from './test-document.ts';

/** How often a document for whoever is called so is not taken, before it is. */
const failures = 2;

/** Takes a document, signed by us and sent at once. What is taken a second time is the same document. */
export const submit: Write = {
  async send(call, write) {
    const { recipient } = write.payload as unknown as EDocumentSubmission;
    if (mannersOf(recipient.name).has('fails') && write.attempt <= failures) throw failed(call, write);
    return take(call, write);
  },
  reconcile: async (call, write) => ({ found: 'yes', written: take(call, write) }),
};

function take({ log, now }: Call, write: OutgoingWrite): Written {
  const ids = nameDocument(write, now());
  const key = keyOf(ids);
  const state = lifeOf(documentOf(key) as TestDocument, undefined, now()).at(-1)?.state;
  log({
    ...{ direction: 'INTERNAL', level: 'info', event: 'documents.post', status: 'ok', httpStatus: 200 },
    ...{ message: words('The document was taken.', 'Документ принят.'), attempt: write.attempt },
  });
  return { externalId: key, details: { ids, state } };
}

function failed({ log }: Call, { attempt }: OutgoingWrite): ProviderError {
  log({
    ...{ direction: 'INTERNAL', level: 'error', event: 'documents.post', status: 'failed', httpStatus: 503 },
    ...{ message: unavailable, attempt },
  });
  return new ProviderError('unavailable', unavailable, { status: 503 });
}

const unavailable = words(
  'The test operator does not answer: the name of the recipient asks for it.',
  'Тестовый оператор не отвечает: так велит название получателя.',
);
