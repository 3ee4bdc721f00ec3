import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { categoryTreeQuery } from '../../../shared/records/categories.ts';
import { useMay } from '../../../shared/session/me.ts';
import { ArchivedCategories } from '../components/archived-categories.tsx';
import { CategoryArchive } from '../components/category-archive.tsx';
import { CategoryForm } from '../components/category-form.tsx';
import { CategoryMenu, type OpenedCategory } from '../components/category-menu.tsx';
import { isCalled } from '../tree.ts';
import classes from './categories.module.css';

/** The tree of categories as a whole: made, renamed, moved, put away. */
export function Categories() {
  const { portal } = useParams({ from: '/$portal' });
  const { search } = useSearch({ from: '/$portal/catalog/categories' });
  const navigate = useNavigate({ from: '/$portal/catalog/categories' });
  const { data: all = [], isPending } = useQuery(categoryTreeQuery);
  const [opened, setOpened] = useState<OpenedCategory>();
  const may = useMay();
  const shown = search ? all.filter((category) => isCalled(category, search)) : all;
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
          <li key={category.id} style={{ paddingLeft: 12 + (search ? 0 : (category.depth - 1) * 20) }}>
            <Link to="/$portal/catalog" params={{ portal }} search={{ category: category.id }}>
              {category.code && <span className="dimmed">{category.code} </span>}
              {category.name}
            </Link>
            <CategoryMenu category={category} onOpen={setOpened} />
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
