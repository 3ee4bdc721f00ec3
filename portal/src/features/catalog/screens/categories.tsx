import { Button, Group, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { type Category, categoryTreeQuery } from '../../../shared/records/categories.ts';
import { useMay } from '../../../shared/session/me.ts';
import { ArchivedCategories } from '../components/archived-categories.tsx';
import { CategoryArchive } from '../components/category-archive.tsx';
import { CategoryForm } from '../components/category-form.tsx';
import classes from './categories.module.css';

/** What is open above the tree: one category being made or changed, or put away. */
type Opened =
  | { act: 'edit'; category: Category }
  | { act: 'create'; parentId: string | null }
  | { act: 'archive'; category: Category };

/** The tree of categories as a whole: made, renamed, moved, put away. */
export function Categories() {
  const { portal } = useParams({ from: '/$portal' });
  const { search } = useSearch({ from: '/$portal/catalog/categories' });
  const navigate = useNavigate({ from: '/$portal/catalog/categories' });
  const { data: all = [], isPending } = useQuery(categoryTreeQuery);
  const [opened, setOpened] = useState<Opened>();
  const may = useMay();
  const wanted = search?.toLowerCase();
  const shown = wanted
    ? all.filter(({ name, code }) => name.toLowerCase().includes(wanted) || code?.toLowerCase().startsWith(wanted))
    : all;
  const close = () => setOpened(undefined);
  return (
    <Page
      title={say('Categories', 'Категории')}
      beside={all.length > 0 && showCount(all.length)}
      crumbs={[{ label: say('Catalog', 'Каталог'), href: `/${portal}/catalog` }]}
      actions={
        may('catalog.create') && (
          <Button leftSection={<Plus size={16} />} onClick={() => setOpened({ act: 'create', parentId: null })}>
            {say('Category', 'Категория')}
          </Button>
        )
      }
    >
      <Group mb="md">
        <SearchInput
          value={search}
          onSearch={(next) => void navigate({ search: { search: next }, replace: true })}
          placeholder={say('Name or code', 'Название или код')}
        />
      </Group>
      {!isPending && shown.length === 0 && <Empty title={say('No categories here', 'Категорий нет')} />}
      <ul
        className={`panel ${classes.tree}`}
        aria-label={say('Categories', 'Категории')}
        aria-busy={isPending}
        hidden={shown.length === 0}
      >
        {shown.map((category) => (
          <li key={category.id} style={{ paddingLeft: 12 + (wanted ? 0 : (category.depth - 1) * 20) }}>
            <Link to="/$portal/catalog" params={{ portal }} search={{ category: category.id }}>
              {category.code && <span className="dimmed">{category.code} </span>}
              {category.name}
            </Link>
            <Menu position="bottom-end">
              <Menu.Target>
                <button type="button" aria-label={`${say('Actions', 'Действия')}: ${category.name}`}>
                  <Ellipsis size={16} aria-hidden />
                </button>
              </Menu.Target>
              <Menu.Dropdown>
                {may('catalog.update') && (
                  <Menu.Item onClick={() => setOpened({ act: 'edit', category })}>
                    {say('Rename or move', 'Переименовать или перенести')}
                  </Menu.Item>
                )}
                {may('catalog.create') && (
                  <Menu.Item onClick={() => setOpened({ act: 'create', parentId: category.id })}>
                    {say('New category inside', 'Новая внутри')}
                  </Menu.Item>
                )}
                {may('catalog.delete') && (
                  <Menu.Item onClick={() => setOpened({ act: 'archive', category })}>
                    {say('Archive', 'В архив')}
                  </Menu.Item>
                )}
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      <ArchivedCategories />
      <CategoryForm
        opened={opened?.act === 'edit' || opened?.act === 'create'}
        category={opened?.act === 'edit' ? opened.category : undefined}
        parentId={opened?.act === 'edit' ? opened.category.parentId : opened?.act === 'create' ? opened.parentId : null}
        onClose={close}
      />
      <CategoryArchive category={opened?.act === 'archive' ? opened.category : undefined} onClose={close} />
    </Page>
  );
}
