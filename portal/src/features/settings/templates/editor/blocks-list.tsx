import { Button, Menu } from '@mantine/core';
import { Copy, FileText, Plus, Trash2 } from 'lucide-react';
import { type LayoutBlockType, layoutBlocks } from '../../../../../../nouns/layout-blocks.ts';
import { OrderedList } from '../../../../kit/ordered/ordered-list.tsx';
import { say } from '../../../../kit/say.ts';
import { Section } from '../../../../kit/section.tsx';
import { blockName, blockSummary } from '../model/block-summary.ts';
import type { Faults } from '../model/faults-of-layout.ts';
import { newBlock } from '../model/new-block.ts';
import {
  isFull,
  neighbourOf,
  type PlacedBlock,
  type Sheet,
  withBlock,
  withOrder,
  withoutBlock,
} from '../model/sheet.ts';
import classes from './editor.module.css';
import { useVariables } from './variables.ts';

interface BlocksListProps {
  sheet: Sheet;
  chosen: string;
  faults: ReadonlyMap<string, Faults>;
  onChoose(id: string | undefined): void;
  onChange(next: Sheet): void;
}

/** The blocks from top to bottom: chosen, moved, added, doubled and taken away. */
export function BlocksList({ sheet, chosen, faults, onChoose, onChange }: BlocksListProps) {
  const { labelOf } = useVariables();
  const add = (block: PlacedBlock['block'], after: string) => {
    const id = crypto.randomUUID();
    onChange(withBlock(sheet, block, after, id));
    onChoose(id);
  };
  const remove = (id: string) => {
    if (id === chosen) onChoose(neighbourOf(sheet, id));
    onChange(withoutBlock(sheet, id));
  };
  const title = say('Blocks', 'Блоки');
  return (
    <Section
      title={title}
      actions={<AddBlock isFull={isFull(sheet)} onAdd={(type) => add(newBlock(type), chosen)} />}
      bare
    >
      <button
        type="button"
        className={classes.page}
        data-chosen={chosen === 'page' || undefined}
        onClick={() => onChoose('page')}
      >
        <FileText size={16} aria-hidden />
        {say('Page', 'Страница')}
        {faults.has('page') && <Unfilled />}
      </button>
      <OrderedList
        kind="blocks"
        label={title}
        rows={sheet.blocks}
        mayChange
        nameOf={({ block }) => blockName(block)}
        onOpen={({ id }) => onChoose(id)}
        onOrder={(next) => onChange(withOrder(sheet, next))}
        show={({ id, block }) => (
          <span className={classes.block} data-chosen={id === chosen || undefined}>
            <b>
              {blockName(block)} {faults.has(id) && <Unfilled />}
            </b>
            <small>{blockSummary(block, labelOf)}</small>
          </span>
        )}
        acts={({ id, block }) => (
          <>
            <Menu.Item leftSection={<Copy size={16} />} disabled={isFull(sheet)} onClick={() => add(block, id)}>
              {say('Double', 'Дублировать')}
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<Trash2 size={16} />}
              disabled={sheet.blocks.length === 1}
              onClick={() => remove(id)}
            >
              {say('Remove', 'Убрать')}
            </Menu.Item>
          </>
        )}
      />
    </Section>
  );
}

const Unfilled = () => <span className="bad">· {say('mend', 'исправьте')}</span>;

const types = Object.entries(layoutBlocks) as Array<[LayoutBlockType, (typeof layoutBlocks)[LayoutBlockType]]>;

const AddBlock = ({ isFull: isOver, onAdd }: { isFull: boolean; onAdd(type: LayoutBlockType): void }) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button variant="default" size="compact-md" leftSection={<Plus size={14} />} disabled={isOver}>
        {say('Block', 'Блок')}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {types.map(([type, { words }]) => (
        <Menu.Item key={type} onClick={() => onAdd(type)}>
          {say(words)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
