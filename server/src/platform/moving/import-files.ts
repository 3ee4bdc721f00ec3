import type { Services } from '../../kernel/services.ts';
import type { ArchiveReader } from './archive-reader.ts';
import type { Manifest } from './manifest.ts';
import { openPart } from './part-lines.ts';

/** Puts the contents of an archive into the store, and takes them out again when the portal did not come in. */
export function importFiles(archive: ArchiveReader, { files: store }: Pick<Services, 'files'>, manifest: Manifest) {
  const put: string[] = [];
  return {
    async put() {
      for (const file of manifest.files) {
        const key = `${manifest.portal.tenantId}/${file.name}`;
        put.push(key);
        const { stream, whole } = await openPart(archive, `files/${file.name}`, file);
        await Promise.all([store.put(key, stream), whole]);
      }
    },
    async takeBack() {
      for (const key of put) await store.remove(key).catch(() => undefined);
    },
  };
}
