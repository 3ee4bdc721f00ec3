import type { DocumentLayout, LayoutBlock } from './document-layout.ts';
import type { LayoutBlockType } from './layout-blocks.ts';
import { placeholdersOf } from './placeholders-of.ts';

const ofRow = (leaf: string) => `items.rows[].${leaf}`;

const bankOf = (party: string) =>
  [...['name', 'legalName', 'inn', 'kpp', 'bankName', 'bik'], ...['correspondentAccount', 'checkingAccount']].map(
    (leaf) => `${party}.${leaf}`,
  );

const ofDocument = (...leaves: readonly string[]) => leaves.map((leaf) => `document.${leaf}`);

const ofTotals = [
  ...ofDocument('netAmount', 'vatAmount', 'grossAmount', 'totalAmount', 'commissionAmount', 'rowCount'),
  ...ofDocument('vatMode', 'currency'),
  ...['vatRate', 'vatAmount', 'lineAmount'].map(ofRow),
];

/** Every variable that a layout reads: those of its texts and conditions, and those its blocks know by themselves. */
export function layoutPaths({ page, blocks }: DocumentLayout): string[] {
  const named = [page.title, page.footer, ...blocks.flatMap(layoutTexts)].flatMap((text) =>
    placeholdersOf(text ?? '').map(({ path }) => path),
  );
  const conditions = blocks.flatMap(({ showIf, hideIf }) => [showIf, hideIf].filter((path) => path !== undefined));
  return [...new Set([...named, ...conditions, ...blocks.flatMap((block) => of(ownPaths, block) ?? [])])];
}

type ByType<Value> = { [Type in LayoutBlockType]?: (block: LayoutBlock<Type>) => Value };

/** The texts of a block that may hold placeholders. */
export const layoutTexts = (block: LayoutBlock): string[] =>
  (of(texts, block) ?? []).filter((text) => text !== undefined);

const texts: ByType<Array<string | undefined>> = {
  heading: ({ text }) => [text],
  paragraph: ({ text }) => [text],
  requisites: ({ title, rows }) => [title, ...rows.flatMap(({ label, value }) => [label, value])],
  columns: ({ columns }) => columns.flatMap(({ title, lines = [] }) => [title, ...lines]),
  grid: ({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
  totals: ({ lines }) => lines.map(({ label }) => label),
  qr: ({ text, caption }) => [text, caption],
  signatures: ({ lines }) => lines.flatMap(({ title, position, name }) => [title, position, name]),
};

const ownPaths: ByType<string[]> = {
  bank: ({ party = 'seller' }) => bankOf(party),
  qr: ({ holds }) =>
    holds === 'payment' ? [...bankOf('seller'), ...ofDocument('totalAmount', 'currency', 'number', 'date')] : [],
  table: ({ columns, isGrouped }) => [
    ...columns.map(({ leaf }) => ofRow(leaf)),
    ...(isGrouped ? ['groupKey', 'groupLabel'].map(ofRow) : []),
  ],
  totals: () => ofTotals,
};

const of = <Value>(table: ByType<Value>, block: LayoutBlock) =>
  (table[block.type] as ((block: LayoutBlock) => Value) | undefined)?.(block);
