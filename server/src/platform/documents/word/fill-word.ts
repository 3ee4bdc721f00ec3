import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { vatMode } from '../../../../../nouns/kit/vat.ts';
import { hasValue, rowValue } from '../binding/content-values.ts';
import { fillText } from '../binding/fill-text.ts';
import type { DocumentContent, RawValues } from '../document-content.ts';
import type { WordOrder } from '../thread/rendering-order.ts';
import { formatOf, showAs } from '../values/show-value.ts';
import { docxOptions, tagModule } from './docx-modules.ts';
import { leafOf, rowsPath, type Tag, tagOf } from './tag-form.ts';

/** A Word file with the values of a record. What has no value is empty; values are only ever own properties, never code. */
export async function fillWord({ file, content: given }: WordOrder): Promise<Uint8Array> {
  const content = inWords(given);
  const zip = new PizZip(file);
  const parser = (text: string) => {
    const tag = tagOf(text);
    return {
      get: (scope: unknown, { meta }: { meta?: { part?: { module?: string } } }) =>
        tag === null || tag === 'unknown filter' ? '' : valueOf(tag, scope, meta?.part?.module === 'loop', content),
    };
  };
  const document = new Docxtemplater(zip, {
    ...docxOptions,
    parser,
    modules: [tagModule()],
    nullGetter: () => '',
  } as never);
  document.render(new Whole());
  return document.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}

const modes = vatMode().spec.choices ?? {};

/** The blocks of layouts read this code themselves; a Word file prints what it says. */
function inWords(content: DocumentContent): DocumentContent {
  const mode = content.values['document.vatMode'] ?? '';
  const said = modes[mode]?.[content.language];
  return said ? { ...content, values: { ...content.values, 'document.vatMode': said } } : content;
}

/** The scope outside of all rows. */
class Whole {}

/** The scope of one row. */
class Row {
  readonly values: RawValues;
  readonly content: DocumentContent;

  constructor(values: RawValues, content: DocumentContent) {
    this.values = values;
    // Filters of a tag in a row are those of any text, over the values of that row.
    this.content = { ...content, values, rows: [] };
  }
}

function valueOf(tag: Tag, scope: unknown, isLoop: boolean, content: DocumentContent): unknown {
  const row = scope instanceof Row ? scope : null;
  if (isLoop && !tag.isCondition)
    return tag.path === rowsPath && row === null ? content.rows.map((values) => new Row(values, content)) : [];
  const leaf = leafOf(tag.path, row !== null);
  if (row === null || leaf === null)
    return tag.isCondition ? hasValue(content, tag.path) : fillText(tag.placeholder, content).text;
  if (tag.isCondition) return hasValue(row.content, leaf);
  const raw = rowValue(row.values, leaf);
  if (raw !== null && tag.filter === null) return showAs(raw, formatOf(leaf), content);
  return fillText(tag.placeholder.replace(tag.path, leaf), row.content).text;
}
