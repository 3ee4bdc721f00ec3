import { Readable } from 'node:stream';
import type { RegisterExport } from '../../../../nouns/register-export.ts';
import type { Steps } from '../../kernel/operation.ts';
import { brokenRule, Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { storeFile } from '../files/store-file.ts';
import { beginPages } from '../spreadsheets/begin-pages.ts';
import type { WrittenCell } from '../spreadsheets/spreadsheet.ts';
import { writeFile } from '../spreadsheets/write-file.ts';
import type { Ended } from './operations/end-export.ts';
import { noteRows } from './operations/note-rows.ts';
import { type AsPerson, readAsPerson } from './read-as-person.ts';
import type { RegisterPage } from './read-register-page.ts';
import type { ReferredBy } from './referred.ts';
import type { Register } from './register.ts';
import { rowsOf } from './rows-of.ts';

/** So many rows are written between two notes of how far it is. */
const rowsBetween = 5_000;

/** A sheet of a book ends soon after. */
const mostRows = 1_000_000;

/** How much of a file is written. */
interface Written {
  rows: number;
  bytes: number;
}

/**
 * Writes a list into the file store while its pages are read, each in a transaction of its own and with the rights that the
 * person has then. What is refused meanwhile, such as a right that he has lost, ends the export.
 */
export function registerWriter(registers: readonly Register[], referredBy: ReferredBy) {
  const readers = new Map(registers.map((register) => [register.list, readAsPerson(register, referredBy)]));
  return async (steps: Steps, asked: RegisterExport): Promise<Ended> => {
    const written: Written = { rows: 0, bytes: 0 };
    try {
      const reader = readers.get(asked.list) ?? refuseUnknown();
      const head = await steps.query(reader.readHead, asked);
      const pages = await beginPages(pagesOf(steps, reader, { ...asked, columns: head.paths }, written));
      const { contents } = writeFile(asked.format, asked.title, head.headings, rowsOf(pages));
      const body = Readable.from(counted(contents.body as Readable, written), { objectMode: false });
      const storageKey = await storeFile(steps.services, steps.actor.tenantId, body);
      return { storageKey, rowCount: written.rows, sizeBytes: written.bytes };
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      return { problem: error.detail };
    }
  };
}

async function* pagesOf(
  steps: Steps,
  { readPage }: AsPerson,
  asked: RegisterExport,
  written: Written,
): AsyncGenerator<WrittenCell[][]> {
  let cursor: string | null = null;
  let noted = 0;
  do {
    const page: RegisterPage = await steps.query(readPage, { ...asked, cursor });
    written.rows += page.cells.length;
    if (written.rows > mostRows) throw tooLong();
    yield page.cells;
    if (written.rows - noted >= rowsBetween) {
      noted = written.rows;
      await steps.command(noteRows, { exportId: asked.id, rows: noted });
    }
    cursor = page.next;
  } while (cursor);
}

async function* counted(body: Readable, written: Written): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    written.bytes += bytes.length;
    yield bytes;
  }
}

const tooLong = () =>
  brokenRule(
    'export_too_long',
    words(
      `An export has at most ${mostRows} rows; narrow the list.`,
      `В выгрузке не более ${mostRows} строк; сузьте список.`,
    ),
    { limit: mostRows },
  );

/** An export that was asked for before a release that has taken the list away. */
function refuseUnknown(): never {
  throw refuse('gone', words('This list is no longer there.', 'Такого списка больше нет.'));
}
