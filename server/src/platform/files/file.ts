import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, id, instant, integer, nullable, text, version } from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';

export const fileLifecycle = lifecycle('active', {
  remove: { from: ['active'], to: 'removed' },
});

export const file = entity({
  type: 'file',
  noun: words('File', 'Файл'),
  audience: 'business',
  displayName: 'fileName',
  fields: {
    id: id(),
    entityType: Type.String({ title: 'Kind of the record it is attached to', examples: ['catalogItem'] }),
    entityId: id('The record it is attached to'),
    fileName: Type.String({ title: 'Name', maxLength: 255, examples: ['Паспорт качества.pdf'] }),
    mimeType: Type.String({ title: 'Media type, found in the content', examples: ['application/pdf'] }),
    sizeBytes: integer('Size in bytes', { minimum: 1 }),
    sha256: Type.String({
      title: 'SHA-256 of the content, hex',
      pattern: '^[0-9a-f]{64}$',
      examples: ['0'.repeat(64)],
    }),
    category: nullable(text(64, 'Category', { examples: ['certificate'] })),
    uploadedById: nullable(id('Who uploaded it')),
    scanStatus: choice(['pending', 'clean', 'infected'], 'What the virus scanner found'),
    status: choice(fileLifecycle.statuses, 'Status'),
    version: version(),
    createdAt: instant('Uploaded'),
    updatedAt: instant('Changed'),
    removedAt: nullable(instant('Removed')),
  },
  facts: ['uploaded', 'removed', 'scanned'],
  lifecycle: fileLifecycle,
});

export type File = Type.Static<typeof file.view>;
