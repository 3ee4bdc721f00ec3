import { Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { Category } from '../../../shared/records/categories.ts';
import { useMay } from '../../../shared/session/me.ts';

/** What is open above the tree: one category being made or changed, or put away. */
export type OpenedCategory =
  | { act: 'edit'; category: Category }
  | { act: 'create'; parentId: string | null }
  | { act: 'archive'; category: Category };

/** What may be done with one category of the tree. */
export function CategoryMenu({ category, onOpen }: { category: Category; onOpen(next: OpenedCategory): void }) {
  const may = useMay();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" aria-label={`${say('Actions', 'Действия')}: ${category.name}`}>
          <Ellipsis size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {may('catalog.update') && (
          <Menu.Item onClick={() => onOpen({ act: 'edit', category })}>
            {say('Rename or move', 'Переименовать или перенести')}
          </Menu.Item>
        )}
        {may('catalog.create') && (
          <Menu.Item onClick={() => onOpen({ act: 'create', parentId: category.id })}>
            {say('New category inside', 'Новая внутри')}
          </Menu.Item>
        )}
        {may('catalog.delete') && (
          <Menu.Item onClick={() => onOpen({ act: 'archive', category })}>{say('Archive', 'В архив')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
