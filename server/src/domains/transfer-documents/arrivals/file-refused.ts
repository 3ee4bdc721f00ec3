import type { RefusedFile } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { refuse } from '../../../kernel/problems/errors.ts';

/** What a person hears of a file that is no transfer document. */
export const fileRefused = ({ code, detail }: RefusedFile) =>
  refuse(code === 'neither_xml_nor_zip' ? 'unsupported_file_type' : 'file_malformed', detail, { reason: code });
