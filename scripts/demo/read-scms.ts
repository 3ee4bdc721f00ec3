import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** One line of the delivery history as the file has it; every value is text. */
export type ScmsRow = Readonly<Record<string, string>>;

const file = join(import.meta.dirname, '../../data/scms-delivery-history.csv.gz');

/** The real deliveries of medicines, 2006 to 2015, published by the Supply Chain Management System project. */
export const readScms = (): ScmsRow[] => parseScms(gunzipSync(readFileSync(file)));

/** UTF-8 with a byte order mark; quotes hold commas. A line with too few or too many cells is kept as it is. */
export const parseScms = (bytes: Buffer): ScmsRow[] =>
  parse(bytes, { bom: true, columns: true, relax_column_count: true, skip_empty_lines: true });
