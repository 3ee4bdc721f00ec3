import { handedOn, handedOnByLine } from '../../../../../nouns/handed-on.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';

type HandedOn = Pick<Requisition, keyof typeof handedOn>;

type HandedOnByLine = Pick<RequisitionLine, keyof typeof handedOnByLine>;

/** What a requisition, or a template of them, hands on to a new one. */
export const handedOnBy = (source: HandedOn) => picked(source, handedOn);

/** What a line hands on: what is needed, and nothing of what was decided. */
export const handedOnByOne = (line: HandedOnByLine) => picked(line, handedOnByLine);

const picked = <Source extends Record<Name, unknown>, Name extends string>(
  source: Source,
  fields: Readonly<Record<Name, unknown>>,
) => Object.fromEntries(Object.keys(fields).map((name) => [name, source[name as Name]])) as Pick<Source, Name>;
