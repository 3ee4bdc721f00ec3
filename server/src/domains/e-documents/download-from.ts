import type { EDocumentIds } from '../../kernel/integrations/ports/e-document-ids.ts';
import type { EDocumentPart } from '../../kernel/integrations/ports/e-document-state.ts';
import type { EDocumentFile } from '../../kernel/integrations/ports/e-documents.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import type { OpenOperator } from './operators.ts';

interface Downloaded {
  ids: EDocumentIds;
  parts: readonly EDocumentPart[];
}

/** All files of a document as they lie at its operator. */
export async function downloadFrom({ ask, port }: OpenOperator, { ids, parts }: Downloaded): Promise<EDocumentFile[]> {
  if (!port.capabilities.archive || !port.download) throw notAble();
  return ask((asked, call) => (asked.download as NonNullable<typeof port.download>)(call, ids, parts));
}

const notAble = () =>
  brokenRule(
    'archive_not_supported',
    words(
      'Download it in the pages of the operator: it cannot be fetched from here.',
      'Скачайте документ в кабинете оператора: отсюда его получить нельзя.',
    ),
  );
