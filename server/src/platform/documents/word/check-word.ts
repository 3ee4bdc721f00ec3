import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { layoutFaults } from '../layout-faults.ts';
import { contentFaults } from './content-faults.ts';
import { docxOptions, tagModule } from './docx-modules.ts';
import { type Part, repeatsWell } from './repeats-well.ts';
import { pathIn, rowsPath, type Tag, tagOf } from './tag-form.ts';
import { type WordFault, type WordFaultCode, wordFault } from './word-fault.ts';
import { wordParts } from './word-parts.ts';

/** The variables that a Word file uses; or everything that is wrong with it. */
export type CheckedWord = { paths: string[] } | { faults: WordFault[] };

const mostFaults = 100;

/** Judges a Word file as a template. Every fault is named, not the first alone. */
export async function checkWord(bytes: Uint8Array): Promise<CheckedWord> {
  const unpacked = await wordParts(Buffer.from(bytes));
  if ('faults' in unpacked) return unpacked;
  const faults = contentFaults(unpacked.parts);
  if (faults.length > 0) return { faults: faults.slice(0, mostFaults) };
  const read = readModule();
  try {
    new Docxtemplater(new PizZip(bytes), { ...docxOptions, parser, modules: [tagModule(), read] } as never);
  } catch (error) {
    return { faults: faultsOf(error as DocxError).slice(0, mostFaults) };
  }
  const used = [...read.parts].flatMap(([part, parsed]) => usedIn(part, parsed, false));
  const wrong = used.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  if (wrong.length > 0) return { faults: wrong.slice(0, mostFaults) };
  return { paths: [...new Set(used.filter((one) => typeof one === 'string'))].sort() };
}

function parser(text: string) {
  const tag = tagOf(text);
  if (tag === null) throw new Error('tag_unknown');
  if (tag === 'unknown filter' || !takesFilter(tag)) throw new Error('filter_unknown');
  return { get: () => '' };
}

/** A filter is judged as in the text of a layout, with what stands behind its colon. */
const takesFilter = ({ placeholder }: Tag) =>
  layoutFaults({ page: {}, blocks: [{ type: 'paragraph', text: placeholder }] }).length === 0;

/** Keeps what the parser made of each part of the file. */
function readModule() {
  const parts = new Map<string, readonly Part[]>();
  let file = '';
  return {
    name: 'read',
    parts,
    set({ inspect }: { inspect?: { filePath?: string; postparsed?: Part[] } }) {
      file = inspect?.filePath ?? file;
      if (inspect?.postparsed) parts.set(file, inspect.postparsed);
    },
  };
}

/** Variables in their order, and loops that cannot be. */
function usedIn(file: string, parts: readonly Part[], inRows: boolean): Array<string | WordFault> {
  return parts.flatMap((part): Array<string | WordFault> => {
    const tag = part.type === 'placeholder' ? tagOf(part.value) : null;
    if (tag === null || tag === 'unknown filter') return part.subparsed ? usedIn(file, part.subparsed, inRows) : [];
    const isLoop = part.module === 'loop' && !tag.isCondition;
    const isRows = isLoop && tag.path === rowsPath;
    const wrong = faultOfLoop(part, { isLoop, isRows, inRows });
    const inside = part.subparsed ? usedIn(file, part.subparsed, inRows || isRows) : [];
    const own = isLoop ? (isRows ? [`${rowsPath}[].position`] : []) : [pathIn(tag.path, inRows)];
    return [...(wrong ? [wordFault(wrong, file, part.value)] : []), ...own, ...inside];
  });
}

function faultOfLoop(
  { subparsed }: Part,
  { isLoop, isRows, inRows }: Record<'isLoop' | 'isRows' | 'inRows', boolean>,
): WordFaultCode | undefined {
  if (isLoop && !isRows) return 'list_unknown';
  if (isRows && inRows) return 'loop_nested';
  return subparsed && !repeatsWell(subparsed) ? 'loop_misplaced' : undefined;
}

interface DocxError {
  properties?: {
    id?: string;
    errors?: DocxError[];
    xtag?: string;
    openingtag?: string;
    file?: string;
    rootError?: Error;
  };
  message?: string;
}

const codes: Readonly<Record<string, WordFaultCode>> = {
  unclosed_tag: 'tag_unclosed',
  unopened_tag: 'tag_unopened',
  duplicate_open_tag: 'tag_doubled',
  duplicate_close_tag: 'tag_doubled',
  unclosed_loop: 'loop_unclosed',
  unopened_loop: 'loop_unopened',
  closing_tag_does_not_match_opening_tag: 'loop_mismatched',
  unbalanced_loop_tags: 'loop_misplaced',
  loop_position_invalid: 'loop_misplaced',
  no_xml_tag_found_at_left: 'loop_misplaced',
  no_xml_tag_found_at_right: 'loop_misplaced',
  multiple_xml_tags_found: 'loop_misplaced',
  malformed_xml: 'broken_xml',
  file_has_invalid_xml: 'broken_xml',
};

function faultsOf({ properties = {} }: DocxError): WordFault[] {
  const { errors, id = '', xtag = properties.openingtag ?? '', file = '', rootError } = properties;
  if (errors) return errors.flatMap(faultsOf);
  const compiled = rootError?.message;
  const code =
    compiled === 'tag_unknown' || compiled === 'filter_unknown' ? compiled : (codes[id] ?? 'template_unreadable');
  return [wordFault(code, file, String(xtag))];
}
