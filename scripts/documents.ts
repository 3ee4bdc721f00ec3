import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemLayouts } from '../server/src/platform/documents/layouts/system-layouts.ts';
import { renderDocument } from '../server/src/platform/documents/render-document.ts';
import { sampleContent } from '../server/src/platform/documents/sample-content.ts';
import { documentFormats } from '../server/src/platform/documents/thread/rendering-order.ts';

// `node scripts/documents.ts [folder]`: every system layout filled with the sample, in every format, to be looked at.
const folder = process.argv[2] ?? '.data/documents';
mkdirSync(folder, { recursive: true });
for (const kind of Object.keys(systemLayouts) as Array<keyof typeof systemLayouts>)
  for (const format of documentFormats) {
    const file = join(folder, `${kind.replace(':', '-')}.${format}`);
    writeFileSync(file, await renderDocument({ layout: systemLayouts[kind], content: sampleContent(kind), format }));
    process.stdout.write(`${file}\n`);
  }
