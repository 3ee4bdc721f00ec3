import { Drawer } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { keptLetter as noun } from '../../../../../nouns/kept-letter.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showInstant } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { LetterText } from '../components/letter-text.tsx';
import { type KeptLetter, useKeptLetters } from '../queries.ts';

/** What a test portal wrote to people, and sent to nobody. */
export function KeptLetters() {
  const { portal } = useParams({ from: '/$portal' });
  const list = useKeptLetters();
  const [opened, setOpened] = useState<KeptLetter>();
  const title = say('Letters', 'Письма');
  return (
    <Page title={title} crumbs={[{ label: say('Settings', 'Настройки'), href: `/${portal}/settings` }]}>
      <DataTable
        label={title}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        onOpen={(letter) => setOpened(letter)}
        empty={
          <Empty title={say('No letters yet', 'Писем пока нет')}>
            {say(
              'Whatever the test portal writes to people appears here instead of being sent.',
              'Всё, что тестовый портал пишет людям, появляется здесь вместо отправки.',
            )}
          </Empty>
        }
      />
      <Drawer
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        position="right"
        size={620}
        title={opened?.subject}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        {opened && <LetterText {...opened} />}
      </Drawer>
    </Page>
  );
}

const columns = (): readonly Column<KeptLetter>[] => [
  { id: 'subject', header: labelOf(noun, 'subject'), width: '2fr', cell: ({ subject }) => subject },
  { id: 'recipient', header: labelOf(noun, 'recipient'), wide: true, cell: ({ recipient }) => recipient },
  { id: 'createdAt', header: labelOf(noun, 'createdAt'), width: 170, cell: ({ createdAt }) => showInstant(createdAt) },
];
