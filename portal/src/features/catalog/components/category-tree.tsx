import { ScrollArea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { type Category, categoryTreeQuery } from '../../../shared/records/categories.ts';
import { shownBranches } from '../tree.ts';
import classes from './category-tree.module.css';

/** Categories to choose from: branches open one by one, typing finds any of them. */
export function CategoryTree({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose(next: string | undefined): void;
}) {
  const { data: all = [] } = useQuery(categoryTreeQuery);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const shown = shownBranches(all, open, typed, chosen);
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <div className={classes.tree}>
      <TextInput
        size="xs"
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        placeholder={say('Category', 'Категория')}
        aria-label={say('Find a category', 'Найти категорию')}
      />
      <ScrollArea className={classes.scroll} type="auto">
        <ul>
          <li>
            <button type="button" data-chosen={!chosen || undefined} onClick={() => onChoose(undefined)}>
              <span className={classes.spacer} />
              {say('All categories', 'Все категории')}
            </button>
          </li>
          {shown.map(({ category, hasChildren, isOpen }) => (
            <Branch
              key={category.id}
              category={category}
              chosen={category.id === chosen}
              open={hasChildren ? isOpen : undefined}
              onToggle={() => toggle(category.id)}
              onChoose={() => onChoose(category.id === chosen ? undefined : category.id)}
            />
          ))}
        </ul>
      </ScrollArea>
    </div>
  );
}

interface BranchProps {
  category: Category;
  chosen: boolean;
  /** Undefined where there is nothing below. */
  open: boolean | undefined;
  onToggle(): void;
  onChoose(): void;
}

function Branch({ category: { name, code, depth }, chosen, open, onToggle, onChoose }: BranchProps) {
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <li style={{ paddingLeft: (depth - 1) * 12 }}>
      {open === undefined ? (
        <span className={classes.spacer} />
      ) : (
        <button
          type="button"
          className={classes.chevron}
          aria-expanded={open}
          aria-label={`${say('Open', 'Раскрыть')}: ${name}`}
          onClick={onToggle}
        >
          <Chevron size={14} aria-hidden />
        </button>
      )}
      <button
        type="button"
        data-chosen={chosen || undefined}
        aria-pressed={chosen}
        title={code ? `${code} ${name}` : name}
        onClick={onChoose}
      >
        {name}
      </button>
    </li>
  );
}
