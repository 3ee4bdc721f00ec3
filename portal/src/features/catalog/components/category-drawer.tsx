import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { categoryTreeQuery } from '../../../shared/records/categories.ts';
import { CategoryTree } from './category-tree.tsx';

/** The category the list is narrowed to, chosen from the tree in a drawer. */
export function CategoryDrawer(props: { chosen: string | undefined; onChoose(next: string | undefined): void }) {
  const [open, setOpen] = useState(false);
  const { portal } = useParams({ from: '/$portal' });
  const { data = [] } = useQuery(categoryTreeQuery);
  const name = data.find(({ id }) => id === props.chosen)?.name;
  return (
    <>
      <Button variant="default" maw={260} leftSection={<FolderTree size={16} />} onClick={() => setOpen(true)}>
        <span className="clip">{name ?? say('Category', 'Категория')}</span>
      </Button>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        title={say('Categories', 'Категории')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        <CategoryTree
          chosen={props.chosen}
          onChoose={(next) => {
            props.onChoose(next);
            setOpen(false);
          }}
        />
        <Link to="/$portal/catalog/categories" params={{ portal }}>
          {say('Set up categories', 'Настроить категории')}
        </Link>
      </Drawer>
    </>
  );
}
