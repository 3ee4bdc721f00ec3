import { limits } from './limits.ts';
import type { Cell } from './spreadsheet.ts';

type Attributes = Readonly<Record<string, string | undefined>>;
export type OdsCell = ReturnType<typeof odsCell>;

const blanks: Record<string, string> = { 'text:s': ' ', 'text:tab': '\t', 'text:line-break': '\n' };

/** One cell while its tags go by: what it shows is its paragraphs, without remarks and drawings that hang on it. */
export function odsCell(attributes: Attributes) {
  let shown = '';
  let paragraphs = 0;
  let inside = 0;
  /** How deep we are in something that is no text of the cell. */
  let aside = 0;
  const add = (text: string) => {
    if (shown.length <= limits.cell) shown += text;
  };
  return {
    attributes,
    open(name: string, given: Attributes) {
      if (aside > 0 || name === 'office:annotation' || name.startsWith('draw:')) aside += 1;
      else if (name === 'text:p') {
        inside += 1;
        paragraphs += 1;
        if (paragraphs > 1) add('\n');
      } else if (inside > 0) add((blanks[name] ?? '').repeat(Math.min(Number(given['text:c'] ?? 1) || 1, 100)));
    },
    text(text: string) {
      if (aside === 0 && inside > 0) add(text);
    },
    /** Whether this ended the cell itself. */
    close(name: string): boolean {
      if (aside > 0) aside -= 1;
      else if (name === 'text:p') inside -= 1;
      return name === 'table:table-cell' && aside === 0;
    },
    get value(): Cell {
      return valueOf(attributes, shown);
    },
  };
}

/** A formula is the value it was saved with; a time of day is what the cell shows. */
function valueOf(attributes: Attributes, shown: string): Cell {
  switch (attributes['office:value-type'] ?? 'string') {
    case 'float':
    case 'currency':
    case 'percentage': {
      const number = Number(attributes['office:value'] || Number.NaN);
      // A double of a cell shows 15 digits to a person; what lies behind them is the machine's rounding.
      return Number.isFinite(number) ? Number(number.toPrecision(15)) : null;
    }
    case 'boolean':
      return attributes['office:boolean-value'] === 'true';
    case 'date':
      return dateOf(attributes['office:date-value'] ?? '');
    default:
      return attributes['office:string-value'] || shown || null;
  }
}

function dateOf(text: string): string | null {
  const date = new Date(text.includes('T') ? `${text.replace(/Z$/, '')}Z` : text);
  if (Number.isNaN(date.getTime())) return null;
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}
