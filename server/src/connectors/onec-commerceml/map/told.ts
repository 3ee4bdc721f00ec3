import type { FaultyRecord, RecordKind } from '../../../kernel/integrations/ports/exchange-record.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { isTrue, textOf, type XmlNode } from '../xml/node.ts';
import type { FoundNode } from '../xml/read-nodes.ts';

/** Longest identifier that is kept. */
export const longestId = 200;

/** A record that cannot be read, thrown by what reads it. */
export class Unreadable extends Error {
  readonly ru: string;

  constructor(en: string, ru: string) {
    super(en);
    this.ru = ru;
  }
}

/** What every record has. */
export function toldBy({ node, packageId }: FoundNode) {
  const externalId = textOf(node, 'Ид');
  if (externalId === undefined) throw new Unreadable('It has no identifier.', 'Нет «Ид».');
  if (externalId.length > longestId) throw new Unreadable('Its identifier is too long.', '«Ид» длиннее 200 знаков.');
  return { externalId, packageId, deleted: isDeleted(node) };
}

const isDeleted = (node: XmlNode) =>
  isTrue(textOf(node, 'ПометкаУдаления')) || [node.attributes['Статус'], textOf(node, 'Статус')].includes('Удален');

export function needed(node: XmlNode, name: string): string {
  const text = textOf(node, name);
  if (text === undefined) throw new Unreadable(`«${name}» is missing.`, `Нет «${name}».`);
  return text;
}

/** Reads a record, or says why it cannot be. */
export function orFault<T>(of: RecordKind, { node }: FoundNode, read: () => T): T | FaultyRecord {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { kind: 'fault', of, externalId: textOf(node, 'Ид') ?? null, reason: words(error.message, error.ru) };
  }
}
