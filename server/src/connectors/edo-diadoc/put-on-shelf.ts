import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { askDiadoc, type DiadocCall } from './ask-diadoc.ts';

const partBytes = 512 * 1024;

/**
 * Puts a long file on the shelf under a name of our own, part by part. The name is the same at every attempt, so that the message that
 * names it has the same bytes.
 */
export async function putOnShelf(call: DiadocCall, nameOnShelf: string, bytes: Buffer): Promise<string> {
  const parts = Math.ceil(bytes.length / partBytes);
  for (let index = 0; index < parts; index += 1) {
    const isLast = index === parts - 1;
    const answer = await askDiadoc(call, {
      ...{ class: 'idempotent-write', method: 'POST', path: '/ShelfUpload', operation: 'shelf.upload' },
      query: { nameOnShelf, partIndex: String(index), isLastPart: isLast ? '1' : '0' },
      body: bytes.subarray(index * partBytes, (index + 1) * partBytes),
    });
    if (isLast && missing(answer.text())) throw notWhole;
  }
  return nameOnShelf;
}

/** The answer to the last part names those that are missing. */
function missing(text: string): boolean {
  try {
    const told: unknown = JSON.parse(text);
    return Array.isArray(told) && told.length > 0;
  } catch {
    return false;
  }
}

const notWhole = new ProviderError(
  'unavailable',
  words('Diadoc did not get the whole file.', 'Диадок получил файл не целиком.'),
);
