import { units } from '../../../kernel/values/units.ts';
import { foreignCountry } from '../foreign-country.ts';
import type { UpdLine } from './written-upd.ts';
import { type Element, element } from './xml-element.ts';

/** `СвДТ`: the country and the declaration, columns 10 and 11. Of goods whose way is traced the number is that of their lot. */
export function declarationOf(line: UpdLine): Element | null {
  const КодПроисх = foreignCountry(line)?.number ?? null;
  const НомерДТ = line.tracedUom === null ? line.customsDeclaration : null;
  return КодПроисх === null && НомерДТ === null ? null : element('СвДТ', { КодПроисх, НомерДТ });
}

/** `ДопСведТов`: the article, the country by name where its number stands, and goods whose way is traced, columns 10а and 11 to 14. */
export function detailsOf(line: UpdLine): Element | null {
  const country = foreignCountry(line);
  const traced = tracedOf(line);
  if (line.sku === null && !country && !traced) return null;
  const named = country ? element('КрНаимСтрПр', {}, country.name) : null;
  return element('ДопСведТов', { АртикулТов: line.sku?.slice(0, 50) }, named, traced);
}

function tracedOf({ tracedUom, tracedQuantity, customsDeclaration, netAmount }: UpdLine): Element | null {
  if (tracedUom === null) return null;
  return element('СведПрослеж', {
    ...{ НомТовПрослеж: customsDeclaration, ЕдИзмПрослеж: tracedUom },
    НаимЕдИзмПрослеж: units.get(tracedUom)?.symbol ?? tracedUom,
    ...{ КолВЕдПрослеж: tracedQuantity, СтТовБезНДСПрослеж: netAmount ?? '0.00' },
  });
}

/** Whether the format takes the number of the line: a declaration has at most 29 characters, a lot of traced goods 25 to 29. */
export function isNumberTaken({ customsDeclaration, tracedUom }: UpdLine): boolean {
  const length = customsDeclaration?.length ?? 0;
  return length <= 29 && (tracedUom === null || length >= 25);
}
