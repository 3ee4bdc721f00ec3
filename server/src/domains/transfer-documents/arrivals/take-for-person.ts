import type { TransferPreview } from '../../../../../nouns/transfer-preview.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { refuse } from '../../../kernel/problems/errors.ts';
import type { TransferDocumentPorts } from './find-reader.ts';
import { type Arrived, takeTransferDocument } from './take-transfer-document.ts';

/** What taking a file for a person may be refused with. */
export const takingRefuses = [
  'installation_not_ready',
  'integration_disabled',
  'file_too_large',
  'file_malformed',
  'unsupported_file_type',
  'quota_exceeded',
] as const;

/** The same in the name of a person: a file that is no transfer document is refused with the reason. */
export async function takeForPerson(
  steps: Steps,
  ports: TransferDocumentPorts,
  arrived: Arrived,
): Promise<TransferPreview> {
  const taking = { services: steps.services, tenantId: steps.actor.tenantId, door: steps };
  const taken = await takeTransferDocument(taking, ports, arrived);
  if ('document' in taken) return taken.document;
  const { code, detail } = taken.refused;
  throw refuse(code === 'neither_xml_nor_zip' ? 'unsupported_file_type' : 'file_malformed', detail, { reason: code });
}
