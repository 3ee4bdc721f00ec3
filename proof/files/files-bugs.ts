import type { Planted } from '../plant.ts';

/** A bug in the handling of files, and the kinds of files that must show it. */
export interface PlantedInFiles extends Planted {
  only: RegExp;
}

const archive = 'server/src/platform/spreadsheets/check-archive.ts';

export const filesBugs: readonly PlantedInFiles[] = [
  {
    name: 'a refusal that nobody foresaw',
    file: 'server/src/platform/files/judge-ooxml.ts',
    changes: [['if (!(error instanceof ZipMalformed)) throw error;', 'throw error;']],
    caughtBy: 'F1',
    only: /cut archive|name that climbs/,
  },
  {
    name: 'a thread whose end ends the process',
    file: 'server/src/platform/spreadsheets/read-spreadsheet.ts',
    changes: [
      [/thread\.on\('error', \(\) =>\n[\s\S]*?\n    \);\n/, ''],
      ['maxOldGenerationSizeMb: limits.heapMiB', 'maxOldGenerationSizeMb: 16'],
    ],
    caughtBy: 'F1',
    only: /a million shared strings, each another/,
  },
  {
    name: 'a code that this door does not know',
    file: 'server/src/platform/spreadsheets/file-refusal.ts',
    changes: [["new RefusedFile({ code: 'file_malformed'", "new RefusedFile({ code: 'quota_exceeded' as never"]],
    caughtBy: 'F2',
    only: /broken XML|long line/,
  },
  {
    name: 'books with macros are read',
    file: archive,
    changes: [['/vbaproject|', '/vbanothing|']],
    caughtBy: 'F3',
    only: /macros/,
  },
  {
    name: 'uploads that stay in memory',
    file: 'server/src/platform/files/judge-file.ts',
    changes: [
      [
        'const head = await headOf(path);',
        'const head = await headOf(path);\n  kept.push(Buffer.alloc(96 * 2 ** 20, 1));',
      ],
      ['const headBytes', 'const kept: Buffer[] = [];\nconst headBytes'],
    ],
    caughtBy: 'F5',
    only: /page called a text/,
  },
  {
    name: 'no limit of what an archive opens to',
    file: 'server/src/platform/spreadsheets/part-reader.ts',
    changes: [
      ['if (size > limits.entry ||', 'hoard.push(Buffer.from(chunk));\n      if (size > 2 ** 40 ||'],
      ['size > compressedSize * limits.ratio', 'size > compressedSize * 1e6'],
      ['const mostKept', 'const hoard: Buffer[] = [];\nconst mostKept'],
    ],
    caughtBy: 'F6',
    only: /^512 MiB/,
  },
  {
    name: 'what a book refers to is fetched',
    file: archive,
    changes: [
      [
        '  return { format: formatOf(text)',
        `  for (const [, url = ''] of [...text.values()].join().matchAll(/Target="(http[^"]+)"/g))
    await Promise.race([fetch(url).catch(() => {}), new Promise((done) => setTimeout(done, 300))]);
  return { format: formatOf(text)`,
      ],
    ],
    caughtBy: 'F7',
    only: /outside relation: image/,
  },
  {
    name: 'entries are unpacked under their own names',
    file: archive,
    changes: [
      [
        'const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })',
        'const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntryName: false } as never)',
      ],
      [
        'if (isLink || name',
        "(await import('node:fs')).writeFileSync(entry.fileName.replace(/^.*[\\\\/]/, ''), '');\n    if (isLink || name",
      ],
    ],
    caughtBy: 'F8',
    only: /absolute name|symlink/,
  },
  {
    name: 'the bytes of a refused file stay in the store',
    file: 'server/src/platform/files/operations/upload-file.ts',
    changes: [
      [
        'const mimeType = await judgeFile(received);\n      const storageKey = await storeFile(services, actor.tenantId, createReadStream(received.path));',
        'const storageKey = await storeFile(services, actor.tenantId, createReadStream(received.path));\n      const mimeType = await judgeFile(received);',
      ],
    ],
    caughtBy: 'F8',
    only: /page called a text/,
  },
  {
    name: 'texts are written as they are',
    file: 'server/src/platform/spreadsheets/write-text.ts',
    changes: [
      ["const text = typeof cell === 'string' ? guarded(cell)", "const text = typeof cell === 'string' ? cell"],
    ],
    caughtBy: 'F9',
    only: /^formulas in csv/,
  },
  {
    name: 'the guard of a text is read as part of it',
    file: 'server/src/platform/spreadsheets/open-text.ts',
    changes: [[/text\.replace\(\/\^'.*?, ''\)/, 'text']],
    caughtBy: 'F10',
    only: /^formulas in csv/,
  },
];
