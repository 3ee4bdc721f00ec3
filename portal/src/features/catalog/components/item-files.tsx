import { counted } from '../../../kit/say.ts';
import { api } from '../../../shared/api/client.ts';
import { ExportMenu } from '../../../shared/files/export-menu.tsx';
import { ImportButton } from '../../../shared/files/import-button.tsx';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { CatalogSearch } from '../searches.ts';

const formats = ['xlsx', 'csv', 'tsv'] as const;

/** The catalog from a file and into one: the chosen items, or all that the filters leave. */
export function ItemFiles({ search, chosen }: { search: CatalogSearch; chosen: ReadonlySet<string> }) {
  const may = useMay();
  return (
    <>
      {may('catalog.import') && <ImportButton kind="catalog" />}
      {may('catalog.export') && (
        <ExportMenu
          formats={formats}
          save={(format) => saveItems(format, search, chosen)}
          chosen={{
            count: chosen.size,
            called: counted(
              chosen.size,
              ['chosen item', 'chosen items'],
              ['выбранная позиция', 'выбранные позиции', 'выбранных позиций'],
            ),
          }}
        />
      )}
    </>
  );
}

function saveItems(format: (typeof formats)[number], search: CatalogSearch, chosen: ReadonlySet<string>) {
  const { search: text, archived, category, type, supplier, stock } = search;
  const filters = {
    ...(text && { search: text }),
    ...(archived && { includeArchived: archived }),
    ...(category && { underCategory: category }),
    ...(type && { type }),
    ...(supplier && { supplierId: supplier }),
    ...(stock && { inStock: stock === 'yes' ? 'true' : 'false' }),
  };
  const what = chosen.size > 0 ? { ids: [...chosen] } : { filters };
  return saveAnswer(
    api.POST('/api/v1/catalog/exchange/export', { body: { format, ...what }, parseAs: 'blob' }),
    `catalog.${format}`,
  );
}
