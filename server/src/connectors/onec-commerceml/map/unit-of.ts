import { units } from '../../../kernel/values/units.ts';
import { textOf, type XmlNode } from '../xml/node.ts';
import { Unreadable } from './told.ts';

const bySymbol = new Map([...units.values()].map(({ code, symbol }) => [plain(symbol), code]));

/** OKEI of a base unit: as the settings map it, by its code, or by its symbol. Nothing where none is told. */
export function unitOf(node: XmlNode | undefined, map: Readonly<Record<string, string>>): string | undefined {
  if (!node) return undefined;
  const symbol = textOf(node);
  const code = node.attributes['Код']?.trim();
  const full = node.attributes['НаименованиеПолное']?.trim();
  const names = [code, symbol, full].filter((name): name is string => name !== undefined && name !== '');
  if (names.length === 0) return undefined;
  const mapped = names.filter((name) => Object.hasOwn(map, name)).map((name) => map[name])[0];
  if (mapped !== undefined) return mapped;
  if (code && units.has(code)) return code;
  const known = symbol === undefined ? undefined : bySymbol.get(plain(symbol));
  if (known) return known;
  const shown = names.join(' / ');
  throw new Unreadable(
    `The unit «${shown}» is not mapped to one of OKEI.`,
    `Единица «${shown}» не сопоставлена: добавьте её в «Соответствие единиц».`,
  );
}

function plain(symbol: string) {
  return symbol.toLowerCase().replace(/[\s.]/g, '');
}
