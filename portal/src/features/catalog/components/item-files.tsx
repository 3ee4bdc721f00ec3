import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Download, Upload } from 'lucide-react';
import { counted, say } from '../../../kit/say.ts';
import { api } from '../../../shared/api/client.ts';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { CatalogSearch } from '../catalog.routes.tsx';

const formats = ['xlsx', 'csv', 'tsv'] as const;

/** The catalog from a file and into one: the chosen items, or all that the filters leave. */
export function ItemFiles({ search, chosen }: { search: CatalogSearch; chosen: ReadonlySet<string> }) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const may = useMay();
  const save = useMutation({ mutationFn: (format: (typeof formats)[number]) => saveItems(format, search, chosen) });
  return (
    <>
      {may('catalog.import') && (
        <Button
          variant="default"
          leftSection={<Upload size={16} />}
          onClick={() => void navigate({ href: `/${portal}/imports/new?kind=catalog` })}
        >
          {say('Import', 'Загрузить')}
        </Button>
      )}
      {may('catalog.export') && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<Download size={16} />} loading={save.isPending}>
              {chosen.size > 0
                ? `${say('Export', 'Выгрузить')} · ${chosen.size.toLocaleString()}`
                : say('Export', 'Выгрузить')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>
              {chosen.size > 0
                ? counted(
                    chosen.size,
                    ['chosen item', 'chosen items'],
                    ['выбранная позиция', 'выбранные позиции', 'выбранных позиций'],
                  )
                : say('Everything that matches the filters', 'Всё, что осталось после отбора')}
            </Menu.Label>
            {formats.map((format) => (
              <Menu.Item key={format} onClick={() => save.mutate(format)}>
                {format === 'xlsx' ? 'Excel (XLSX)' : format.toUpperCase()}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
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
