import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Download } from '../../calls/download.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { say } from '../language.ts';
import { tell, write } from './write.ts';

/** Into the named file, into the pipe, or at a terminal into a new file of the name that the server gives. */
export async function saveDownload(file: Download, output: string | undefined): Promise<void> {
  const stream = Readable.fromWeb(file.stream as ReadableStream);
  if (output === undefined && !process.stdout.isTTY) {
    for await (const chunk of stream) await write(chunk as Uint8Array);
    return;
  }
  const path = output ?? basename(file.name ?? 'download');
  await pipeline(stream, createWriteStream(path, { flags: output === undefined ? 'wx' : 'w' })).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      throw new UsageError(
        say(
          `${path} is here already; name another by --output.`,
          `Файл ${path} уже есть; назовите другой флагом --output.`,
        ),
      );
    },
  );
  tell(say(`Written to ${path}`, `Записано в ${path}`));
}
