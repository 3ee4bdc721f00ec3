import type { ArchiveParts } from './check-archive.ts';

export interface SheetPlace {
  name: string;
  hidden: boolean;
  path: string;
}

/** A rectangle of merged cells, rows and columns counted from 0, both ends included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The sheets of a book in their order, with the part each one stands in. */
export function sheetsOf({ text }: ArchiveParts): SheetPlace[] {
  const targets = new Map(relationsOf(text).map(({ Id, Target }) => [Id, partOf(Target)]));
  return elements(text.get('xl/workbook.xml') ?? '', 'sheet').map(({ name = '', state, 'r:id': id }) => ({
    name,
    hidden: state === 'hidden' || state === 'veryHidden',
    path: targets.get(id) ?? '',
  }));
}

/** The parts that the cells of every sheet point into, and the day from which the book counts. */
export function sharedPartsOf({ text }: ArchiveParts) {
  const partOfType = (end: RegExp) => {
    const relation = relationsOf(text).find(({ Type = '' }) => end.test(Type));
    return relation && partOf(relation.Target);
  };
  const [{ date1904 = '' } = {}] = elements(text.get('xl/workbook.xml') ?? '', 'workbookPr');
  return {
    texts: partOfType(/\/sharedStrings$/),
    styles: partOfType(/\/styles$/),
    from1904: date1904 === '1' || date1904 === 'true',
  };
}

const relationsOf = (text: ArchiveParts['text']) =>
  elements(text.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship');

const partOf = (target = '') => (target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`);

const mostMerges = 20_000;

/** Merged cells of a sheet from the top down; a sheet of nothing but merged cells is read as it stands. */
export function mergesOf(tail: string): Merge[] {
  const merges = elements(tail, 'mergeCell').flatMap(({ ref }) => {
    const [, left, top, right, bottom] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(ref ?? '') ?? [];
    if (!left || !right) return [];
    return [{ top: Number(top) - 1, left: columnIndex(left), bottom: Number(bottom) - 1, right: columnIndex(right) }];
  });
  return merges.length > mostMerges ? [] : merges.sort((a, b) => a.top - b.top);
}

export const columnIndex = (letters: string) =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

function elements(xml: string, tag: string): Array<Record<string, string | undefined>> {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
        name,
        unescaped(double ?? single ?? ''),
      ]),
    ),
  );
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
