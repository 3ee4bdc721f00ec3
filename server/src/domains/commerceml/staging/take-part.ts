import { createReadStream } from 'node:fs';
import type { StreamedBody } from '../../../kernel/intake/streamed-body.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { storeFile } from '../../../platform/files/store-file.ts';
import { isTakenPicture } from '../pictures/is-taken-picture.ts';
import type { ExchangeCall } from '../protocol/call.ts';
import { keepPart } from './keep-part.ts';

/** Receives one part of a file onto the disk and appends it; what can be no picture of an item is let go. */
export async function takePart(
  steps: Steps,
  call: ExchangeCall,
  fileName: string | undefined,
  body: StreamedBody | undefined,
) {
  const name = nameOf(fileName);
  if (!body) throw refuse('malformed_form', words('A file is sent by POST.', 'Файл передаётся запросом POST.'));
  const { path, size: bytes, sha256 } = await body.receive(call.rules.fileLimit);
  const kind = call.port.kindOf(name);
  const letGo = kind === 'picture' && !isTakenPicture(name);
  const storageKey = letGo ? null : await storeFile(steps.services, call.tenantId, createReadStream(path));
  const { token, sessionId } = call;
  const { kept } = await steps.command(keepPart, { token, sessionId, name, kind, storageKey, bytes, sha256 });
  if (!kept && storageKey !== null) await steps.services.files.remove(storageKey);
}

/** With slashes that lean one way; it is never a path of ours. */
export function nameOf(fileName: string | undefined): string {
  const name = (fileName ?? '').replaceAll('\\', '/').trim();
  if (name !== '' && name.length <= 300 && !name.includes('\0')) return name;
  throw refuse('invalid_query_parameter', words('`filename` names the file.', 'Не указано имя файла (filename).'));
}
